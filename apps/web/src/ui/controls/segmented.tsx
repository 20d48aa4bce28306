import type { ReactNode } from "react";
import { RadioGroup, type RadioGroupProps } from "./radio-group.tsx";

export type Segment<V extends string> = { id: V; title: ReactNode };

/** A choice from two to four short options side by side; a stitch marks the chosen one. */
export function Segmented<V extends string>(props: RadioGroupProps<Segment<V>>) {
  const { options, value } = props;
  const at = options.findIndex((option) => option.id === value);
  // The chosen part slides to its place.
  const style = { "--parts": options.length, "--at": at } as Record<string, number>;
  return (
    <RadioGroup {...props} look={{ group: "segmented", option: "segment", radio: "segment-radio", style }}>
      {({ title }) => <span>{title}</span>}
    </RadioGroup>
  );
}
