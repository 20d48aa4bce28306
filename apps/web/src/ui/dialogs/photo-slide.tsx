import { useEffect, useEffectEvent, useLayoutEffect, useRef } from "react";
import { MemberPicture } from "../member-picture.tsx";

/** A place in a photo, each way as a share from 0 to 1. */
export type Point = { x: number; y: number };

type Props = {
  reference: string;
  of: { name: string; user_id: string };
  /** The place around which the photo is enlarged, or null. */
  zoom: Point | null;
  onZoom: (point: Point) => void;
};

/** One photo of the viewer. A double tap enlarges it around the finger; two fingers do as on any page. */
export function PhotoSlide({ reference, of, zoom, onZoom }: Props) {
  const slide = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const element = slide.current;
    if (!element || !zoom) return;
    element.scrollTo({
      left: zoom.x * (element.scrollWidth - element.clientWidth),
      top: zoom.y * (element.scrollHeight - element.clientHeight),
    });
  }, [zoom]);
  const enlarge = useEffectEvent(onZoom);
  useEffect(() => {
    const element = slide.current;
    if (!element) return;
    const onDoubleClick = ({ clientX, clientY }: MouseEvent) => {
      const { left, top, width, height } = element.getBoundingClientRect();
      enlarge({ x: (clientX - left) / width, y: (clientY - top) / height });
    };
    element.addEventListener("dblclick", onDoubleClick);
    return () => element.removeEventListener("dblclick", onDoubleClick);
  }, []);
  return (
    <div ref={slide} className="viewer-slide" data-zoomed={zoom !== null || undefined}>
      <MemberPicture
        picture={reference}
        name={of.name}
        id={of.user_id}
        size="full"
        className="viewer-picture"
      />
    </div>
  );
}
