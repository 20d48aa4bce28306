import type { ComponentProps } from "react";
import { TextField } from "./text-field.tsx";

type Props = Omit<ComponentProps<typeof TextField>, "note" | "onChange"> & {
  onText: (text: string) => void;
  /** What the typed text means; empty while it means nothing. */
  read_back: string;
};

/** A text field that says beside its label how its text was understood, also to a screen reader. */
export function ReadBackField({ onText, read_back, ...rest }: Props) {
  return (
    <TextField
      {...rest}
      note={<output aria-live="polite">{read_back}</output>}
      onChange={(event) => onText(event.target.value)}
    />
  );
}
