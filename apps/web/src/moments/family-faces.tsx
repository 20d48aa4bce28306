import type { Suggestion } from "@sanjog/contract/suggestions";
import { pictureAt } from "../platform/pictures.ts";
import { MemberPicture } from "../ui/member-picture.tsx";

const most = 3;

/** The faces of the first families whose pictures the viewer may see. Decoration: it names nobody. */
export function FamilyFaces({ suggestions }: { suggestions: readonly Suggestion[] }) {
  const seen = suggestions.filter(({ profile_picture }) => pictureAt(profile_picture, "small") !== null);
  if (seen.length === 0) return null;
  return (
    <span className="family-faces" aria-hidden="true">
      {seen.slice(0, most).map(({ user_id, profile_picture }) => (
        <MemberPicture key={user_id} small picture={profile_picture} name="" id={user_id} />
      ))}
    </span>
  );
}
