import { Phul, type PhulThread } from "../ui/phul.tsx";

const threads: PhulThread[] = [
  "gold",
  "white",
  "gold",
  "white",
  "marigold",
  "white",
  "gold",
  "white",
  "gold",
];

/** Draws a square of embroidered cloth, or two rows of it on phones. */
export function PhulkariCloth() {
  return (
    <div className="phulkari" aria-hidden="true">
      <div className="kinari" />
      <div className="grid grow grid-cols-3 place-items-center gap-4 p-7 lg:gap-7 lg:p-9">
        {threads.map((thread, i) => (
          <Phul
            key={`phul-${String(i)}`}
            thread={thread}
            className={i > 5 ? "hidden w-full max-w-36 lg:block" : "w-full max-w-36"}
          />
        ))}
      </div>
      <div className="kinari" />
    </div>
  );
}
