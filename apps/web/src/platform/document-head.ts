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
 * Sets the title of the window and, on pages that search engines may index, the description and the canonical URL.
 * All other pages carry the description of the whole service.
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
