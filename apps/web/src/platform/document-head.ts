import { useEffect } from "react";
import { useT } from "./locale.tsx";

function canonicalLink(): HTMLLinkElement {
  const known = document.querySelector<HTMLLinkElement>("link[rel=canonical]");
  if (known) return known;
  const link = document.createElement("link");
  link.rel = "canonical";
  document.head.append(link);
  return link;
}

/**
 * What stands about a page outside of it: its title in the window, and, of the pages that anyone may find, one sentence
 * and the one address under which they are known. The others carry the sentence of the whole service.
 */
export function useDocumentHead(title: string, description?: string): void {
  const t = useT("common");
  const sentence = description ?? t("description");
  useEffect(() => {
    document.title = title;
    document.querySelector("meta[name=description]")?.setAttribute("content", sentence);
    if (description === undefined) document.querySelector("link[rel=canonical]")?.remove();
    else canonicalLink().href = window.location.origin + window.location.pathname;
  }, [title, sentence, description]);
}
