import "./radio-rows.css";
import { RadioGroup, type RadioGroupProps } from "./radio-group.tsx";

export type RowOption<V extends string> = { id: V; title: string };

const look = { group: "radio-rows", option: "radio-row", radio: "mark" };

type Props<V extends string> = RadioGroupProps<RowOption<V>> & {
  /** Returns the heading above an option that begins a group. */
  headingOf: (id: V) => string | null;
};

/** A choice from many short options, as the rows of one card, with headings between its groups. */
export function RadioRows<V extends string>({ headingOf, ...props }: Props<V>) {
  return (
    <RadioGroup {...props} look={look} headingOf={({ id }) => headingOf(id)}>
      {({ title }) => <span>{title}</span>}
    </RadioGroup>
  );
}
