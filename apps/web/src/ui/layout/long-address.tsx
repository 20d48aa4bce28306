import { Fragment } from "react";

/** An e-mail or web address, which may go on in the next line where it has a joint, and only else in mid-word. */
export function LongAddress({ text }: { text: string }) {
  const parts = text.split(/(?<=[@/])|(?=[.?&])/);
  return (
    <span className="wrap-anywhere">
      {parts.map((part, i) => (
        <Fragment key={`${i}${part}`}>
          {i > 0 && <wbr />}
          {part}
        </Fragment>
      ))}
    </span>
  );
}
