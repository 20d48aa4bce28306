import { lazy } from "react";
import { useLocale } from "../../platform/locale.tsx";
import { retryImport } from "../../platform/retry-import.ts";
import { Optional } from "../controls/optional.tsx";

// The page does not wait for the button, which many devices do not show.
const ListenButton = lazy(async () => ({
  default: (await retryImport(() => import("./listen-button.tsx"))).ListenButton,
}));

type Props = {
  /** Whether the button lies on a photo. */
  overPhoto?: boolean;
};

/**
 * The button that reads the page aloud: its heading and every part with `data-aloud`. Renders nothing where the device has
 * no voice of its own for the reader's language. Give it the key of what the page shows, so that reading stops with it.
 */
export function ReadAloud(props: Props) {
  const { locale } = useLocale();
  if (!("speechSynthesis" in window)) return null;
  return (
    <Optional>
      <ListenButton key={locale} {...props} />
    </Optional>
  );
}
