import type { LucideIcon } from "lucide-react";
import type { ComponentProps } from "react";

type Props = Omit<ComponentProps<"button">, "children"> & {
  Icon: LucideIcon;
  word: string;
  /** The name for screen readers, which says about whom or what the row is. */
  label: string;
};

/** A row of a menu sheet: an icon and its word. */
export function MenuRow({ Icon, word, label, ...rest }: Props) {
  return (
    <li className="border-b border-line last:border-0">
      <button type="button" className="check-row w-full text-start" aria-label={label} {...rest}>
        <Icon aria-hidden="true" size={24} className="flex-none text-madder" />
        {word}
      </button>
    </li>
  );
}
