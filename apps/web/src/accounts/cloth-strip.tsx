import { Phul, type PhulThread } from "../ui/phul.tsx";

const threads: PhulThread[] = ["gold", "white", "marigold"];

/** The pattern of the landing page as a decorative strip for wide screens, at most as tall as the screen. */
export function ClothStrip() {
  return (
    <div
      className="phulkari sticky top-28 ml-auto hidden max-h-[30rem] w-full max-w-64 lg:flex"
      aria-hidden="true"
    >
      <div className="kinari" />
      <div className="grid grow place-items-center gap-3 p-6">
        {threads.map((thread) => (
          <Phul key={thread} thread={thread} className="size-32" />
        ))}
      </div>
      <div className="kinari" />
    </div>
  );
}
