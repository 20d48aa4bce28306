import type { ReactNode } from "react";
import { useId } from "react";
import { MemberPicture } from "../ui/member-picture.tsx";

type Props = {
  id: string;
  name: string;
  picture: string | null;
  title: ReactNode;
  children: ReactNode;
  /** Shown below photo and text, across their full width. */
  note?: ReactNode;
  actions: ReactNode;
  /** Small content in the corner. */
  corner?: ReactNode;
};

/** The layout of a row: photo, name, text, and the buttons, which are below on phones and at the right elsewhere. */
export function RowFrame({ id, name, picture, title, children, note, actions, corner }: Props) {
  const label = useId();
  return (
    <li
      aria-labelledby={label}
      className="card grid gap-4 p-4 xl:grid-cols-[1fr_fit-content(50%)] xl:items-center xl:gap-6"
    >
      <div className="grid min-w-0 gap-3">
        <div className="flex min-w-0 flex-wrap items-start gap-4">
          <MemberPicture
            small
            picture={picture}
            name={name}
            id={id}
            className="size-[min(6rem,26vw)] flex-none rounded-md"
          />
          <div className="grid min-w-0 grow basis-40 gap-1">
            <div className="flex items-start justify-between gap-2">
              <h3 id={label} className="min-w-0 text-xl wrap-anywhere">
                {title}
              </h3>
              {corner && <div className="-my-2 -mr-2">{corner}</div>}
            </div>
            {children}
          </div>
        </div>
        {note}
      </div>
      <div className="flex flex-wrap gap-3 max-md:[&>.btn]:grow max-md:[&>.btn]:px-4 xl:justify-end">
        {actions}
      </div>
    </li>
  );
}
