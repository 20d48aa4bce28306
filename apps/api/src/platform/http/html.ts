/** A piece of markup in which everything that came from outside is escaped. */
export type Html = { readonly text: string };
type Part = string | number | Html | readonly Part[];

const signs: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;", "'": "&#39;" };

/** Builds markup; what is filled in is text unless it is markup built here too. */
export function html(pieces: TemplateStringsArray, ...parts: readonly Part[]): Html {
  return {
    text: pieces.map((piece, i) => piece + (i < parts.length ? render(parts[i] ?? "") : "")).join(""),
  };
}

function render(part: Part): string {
  if (typeof part === "string" || typeof part === "number")
    return String(part).replace(/[&<>"']/g, (sign) => signs[sign] ?? "");
  return "text" in part ? part.text : part.map(render).join("");
}
