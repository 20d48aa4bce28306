import { type PreviewViewer, previewRelations } from "@sanjog/domain/relations/relation";

export const previewViewers = Object.keys(previewRelations) as PreviewViewer[];

/** Returns the viewer in an address; null for any other word. */
export function previewViewerFrom(word: string | undefined): PreviewViewer | null {
  return previewViewers.find((viewer) => viewer === word) ?? null;
}

export const previewPath = (viewer: PreviewViewer) => `/seen-as/${viewer}`;
