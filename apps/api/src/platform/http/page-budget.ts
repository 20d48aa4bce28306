import { most_pages, pages_seconds } from "@sanjog/domain/relations/viewing-limits";
import type { AreaDeps } from "../deps.ts";
import type { Viewer } from "./authenticate.ts";
import { limit } from "./rate-limit.ts";

/** Pages are taken from the limiter in blocks of ten, so nine of ten pages need no call to it. */
const pages_at_once = 10;
const most_kept = 10_000;

/** Counts one page of any list against the viewer's limit. Throws `AppError` when the limit is exceeded. */
export async function countPage(deps: AreaDeps, viewer: Viewer): Promise<void> {
  const blocks = deps.memory.page_blocks;
  const now = deps.now().getTime();
  const block = blocks.get(viewer.id);
  if (block && block.left > 0 && block.until > now) {
    block.left -= 1;
    return;
  }
  await limit(deps, `pages ${viewer.id}`, most_pages, pages_seconds, pages_at_once);
  const [oldest] = blocks.keys();
  if (oldest !== undefined && blocks.size >= most_kept) blocks.delete(oldest);
  // A concurrent request may have taken another block meanwhile.
  const left = (blocks.get(viewer.id)?.left ?? 0) + pages_at_once - 1;
  blocks.set(viewer.id, { left, until: now + pages_seconds * 1_000 });
}
