import { currentLocale } from "./locale.tsx";
import { whenSettled } from "./settled.ts";

/** Says how the pages become an app of the phone. Nobody waits for that, and its icon would come before the first picture. */
export function linkManifest(): void {
  void whenSettled().then(() => {
    const link = document.createElement("link");
    link.rel = "manifest";
    link.href = currentLocale() === "pb" ? "/manifest-pb.webmanifest" : "/manifest.webmanifest";
    document.head.append(link);
  });
}
