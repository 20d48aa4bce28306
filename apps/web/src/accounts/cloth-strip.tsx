import { Phul, type PhulThread } from "../ui/phul.tsx";

const threads: PhulThread[] = ["gold", "white", "marigold"];

/** The pattern of the landing page as a decorative cloth for wide screens, at most as tall as the screen. */
export function ClothStrip() {
  return (
    <div
      className="cloth-beside hidden flex-col overflow-hidden rounded-lg bg-madder shadow-2 lg:flex"
      aria-hidden="true"
    >
      <div className="kinari" />
      <div className="flex grow flex-col items-center justify-evenly p-6">
        {threads.map((thread) => (
          <Phul key={thread} thread={thread} className="size-32" />
        ))}
      </div>
      <div className="kinari" />
    </div>
  );
}
