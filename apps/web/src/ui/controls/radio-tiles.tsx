import type { ReactNode } from "react";
import { RadioGroup, type RadioGroupProps } from "./radio-group.tsx";

export type TileOption<V extends string> = { id: V; title: string; icon?: ReactNode; note?: string };

const look = { group: "tile-group", option: "tile", radio: "mark" };

/** A choice from a few options, as large tiles. */
export function RadioTiles<V extends string>(props: RadioGroupProps<TileOption<V>>) {
  return (
    <RadioGroup {...props} look={look}>
      {({ title, icon, note }) => (
        <>
          {icon}
          <span>
            {title}
            {note !== undefined && <span className="tile-note">{note}</span>}
          </span>
        </>
      )}
    </RadioGroup>
  );
}
