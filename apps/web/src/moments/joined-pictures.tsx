import { langOf } from "@sanjog/i18n/lang-of";
import { MemberPicture } from "../ui/member-picture.tsx";
import { SewnThread } from "./sewn-thread.tsx";
import "./joined-pictures.css";
import "./moment-frame.css";

/** A person as the viewer may see them: the first name, the place and the picture. */
export type Person = { user_id: string; name: string; place: string; picture: string | null };

/** Two people side by side, joined by a running stitch. */
export function JoinedPictures({ left, right }: { left: Person; right: Person }) {
  return (
    <div className="joined">
      <Face person={left} />
      <SewnThread />
      <Face person={right} />
    </div>
  );
}

function Face({ person: { user_id, name, place, picture } }: { person: Person }) {
  return (
    <figure>
      <MemberPicture small size="card" picture={picture} name={name} id={user_id} className="moment-face" />
      <figcaption className="joined-name">
        <span lang={langOf(name)}>{name}</span>
        {place}
      </figcaption>
    </figure>
  );
}
