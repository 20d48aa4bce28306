import type { ReactNode } from "react";
import { MemberPicture } from "../ui/member-picture.tsx";

type Props = {
  /** The id of the title, which names the row. */
  label: string;
  id: string;
  name: string;
  picture: string | null;
  title: ReactNode;
  children: ReactNode;
  menu: ReactNode;
  /** Shown below photo and text, across their full width. */
  note?: ReactNode;
  actions: ReactNode;
};

/**
 * The layout of a row: photo and text, the buttons, which are at the right where one row fills a wide screen and below
 * elsewhere, and the menu in the upper right corner.
 */
export function RowFrame({ label, id, name, picture, title, children, menu, note, actions }: Props) {
  return (
    <li aria-labelledby={label} className="list-card card relative">
      <div className="grid min-w-0 gap-2">
        <div className="flex min-w-0 items-start gap-2.5">
          <MemberPicture
            small
            picture={picture}
            name={name}
            id={id}
            className="h-26 w-20 flex-none rounded-md"
          />
          <div className="beside-menu min-w-0 grow">
            {title}
            {children}
          </div>
        </div>
        {note}
      </div>
      <div className="list-actions above-link flex flex-wrap gap-2 empty:hidden">{actions}</div>
      {menu}
    </li>
  );
}
