import { Fragment } from "react";

/** An e-mail or web address that wraps after its @ or a slash first, and inside a word only if it must. */
export function LongAddress({ text }: { text: string }) {
  const parts = text.split(/(?<=[@/])|(?=[?&])/);
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
