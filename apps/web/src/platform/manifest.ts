import { currentLocale } from "./locale.tsx";
import { whenSettled } from "./settled.ts";

/**
 * Links the web app manifest. This waits until the page has settled, since the manifest's icon would delay the first
 * picture.
 */
export function linkManifest(): void {
  void whenSettled().then(() => {
    const link = document.createElement("link");
    link.rel = "manifest";
    link.href = currentLocale() === "pb" ? "/manifest-pb.webmanifest" : "/manifest.webmanifest";
    document.head.append(link);
  });
}
