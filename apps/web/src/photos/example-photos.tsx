import { Check, X } from "lucide-react";
import { useT } from "../platform/locale.tsx";
import { useSession } from "../platform/session.ts";
import amrik from "../site/people/amrik.webp";
import asha from "../site/people/asha.webp";
import harman from "../site/people/harman.webp";
import jasleen from "../site/people/jasleen.webp";
import kirpal from "../site/people/kirpal.webp";
import mehar from "../site/people/mehar.webp";

/** Drawn people: nobody's photo is an example. */
const people = { female: [asha, jasleen, mehar], male: [amrik, harman, kirpal] };

/** A good photo and two that do not help, drawn; the captions say why. */
export function ExamplePhotos() {
  const t = useT("photos");
  const { user } = useSession();
  const [one = "", ...others] = people[user?.gender ?? "female"];
  return (
    <ul className="mb-5 grid grid-cols-3 gap-3">
      <Example good faces={[one]} caption={t("guidance.do_face")} />
      <Example blurred faces={[one]} caption={t("guidance.dont_blurry")} />
      <Example faces={[one, ...others]} caption={t("guidance.dont_group")} />
    </ul>
  );
}

type Props = { faces: readonly string[]; caption: string; good?: boolean; blurred?: boolean };

function Example({ faces, caption, good = false, blurred = false }: Props) {
  const t = useT("photos");
  const Mark = good ? Check : X;
  return (
    <li className="grid content-start gap-2">
      <span
        className={`relative flex aspect-square overflow-hidden rounded-md border-2 ${good ? "border-mehndi" : "border-danger"}`}
      >
        {faces.map((face) => (
          <img
            key={face}
            src={face}
            alt=""
            loading="lazy"
            className={`h-full min-w-0 flex-1 object-cover ${blurred ? "blur-[5px] brightness-75" : ""}`}
          />
        ))}
        <span className="absolute right-1 bottom-1 grid size-7 place-items-center rounded-full bg-surface">
          <Mark aria-hidden="true" size={20} className={good ? "text-mehndi" : "text-danger"} />
        </span>
      </span>
      <span className="text-xs leading-tight">
        <span className="visually-hidden">{t(good ? "guidance.do_title" : "guidance.dont_title")}: </span>
        {caption}
      </span>
    </li>
  );
}
