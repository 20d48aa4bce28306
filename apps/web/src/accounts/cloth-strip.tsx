import type { ReactNode } from "react";
import { Phul, type PhulThread } from "../ui/phul.tsx";

const threads: PhulThread[] = ["gold", "white", "marigold"];

/** The pattern of the landing page as a cloth for wide screens, at most as tall as the screen, with or without a card on it. */
export function ClothStrip({ children }: { children?: ReactNode }) {
  return (
    <div className="cloth-beside hidden flex-col overflow-hidden rounded-lg bg-madder shadow-2 lg:flex">
      <div className="kinari" />
      <div className="flex grow flex-col items-center justify-evenly gap-6 p-8">
        {children ?? threads.map((thread) => <Phul key={thread} thread={thread} className="size-32" />)}
      </div>
      <div className="kinari" />
    </div>
  );
}
