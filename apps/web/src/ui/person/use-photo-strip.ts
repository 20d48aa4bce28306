import { type RefObject, useRef, useState } from "react";

type PhotoStrip = {
  strip: RefObject<HTMLDivElement | null>;
  at: number;
  onScroll: () => void;
  show: (position: number) => void;
};

/** Returns which photo of a strip that scrolls sideways is in view, and a function that scrolls to another. */
export function usePhotoStrip(start = 0): PhotoStrip {
  const strip = useRef<HTMLDivElement>(null);
  const [at, setAt] = useState(start);
  const onScroll = () => {
    const element = strip.current;
    if (element && element.clientWidth > 0) setAt(Math.round(element.scrollLeft / element.clientWidth));
  };
  const show = (position: number) => {
    const element = strip.current;
    // The style sheet says whether this is a movement, since some people want none.
    element?.scrollTo({ left: position * element.clientWidth });
  };
  return { strip, at, onScroll, show };
}
