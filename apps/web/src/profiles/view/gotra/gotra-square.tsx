import { isSameGotra } from "@sanjog/domain/suggestions/gotra";
import { langOf } from "@sanjog/i18n/lang-of";
import { Check, Info } from "lucide-react";
import { useT } from "../../../platform/locale.tsx";
import { areAllKnown, type GotraTitles, sharedGotras } from "./gotra-state.ts";

type Props = { gender: "male" | "female"; theirs: GotraTitles; yours: GotraTitles };

/** The gotras of both families as four patches of cloth; a shared one is madder. Screen readers get a table. */
export function GotraSquare({ gender, theirs, yours }: Props) {
  const t = useT("view_profile");
  const shared = sharedGotras(theirs, yours);
  const patches = [
    { key: "their_father", gotra: theirs.paternal },
    { key: "your_father", gotra: yours.paternal },
    { key: "their_mother", gotra: theirs.maternal },
    { key: "your_mother", gotra: yours.maternal },
  ] as const;
  const isShared = (gotra: string) => shared.some((other) => isSameGotra(gotra, other));
  return (
    <div className="card grid gap-1.5 p-2">
      <div className="gotra-square" aria-hidden="true">
        {patches.map(({ key, gotra }) => (
          <span key={key} className={isShared(gotra) ? "gotra-shared" : undefined}>
            <b lang={langOf(gotra)}>{gotra || "–"}</b>
            <small>{t(`gotras.${key}.${gender}`)}</small>
          </span>
        ))}
      </div>
      <GotraTable theirs={theirs} yours={yours} />
      <Verdict shared={shared} known={areAllKnown(theirs, yours)} />
    </div>
  );
}

function Verdict({ shared, known }: { shared: readonly string[]; known: boolean }) {
  const t = useT("view_profile");
  if (shared.length > 0)
    return (
      <ul className="text-sm leading-(--lh-ui) font-strong text-madder">
        {shared.map((gotra) => (
          <li key={gotra} className="flex items-start gap-1.5">
            <Info aria-hidden="true" size={20} className="mt-0.5 flex-none" />
            {t("gotras.shared", { gotra })}
          </li>
        ))}
      </ul>
    );
  if (!known) return null;
  return (
    <p className="flex items-center gap-1.5 text-sm leading-(--lh-ui) font-strong text-mehndi">
      <Check aria-hidden="true" size={20} className="flex-none" />
      {t("gotras.different")}
    </p>
  );
}

function GotraTable({ theirs, yours }: { theirs: GotraTitles; yours: GotraTitles }) {
  const t = useT("view_profile");
  const rows = [
    [t("gotras.theirs"), theirs],
    [t("gotras.yours"), yours],
  ] as const;
  return (
    // A table itself cannot be narrower than its words.
    <div className="visually-hidden">
      <table>
        <thead>
          <tr>
            <th scope="col">{t("gotras.family")}</th>
            <th scope="col">{t("gotras.father")}</th>
            <th scope="col">{t("gotras.mother")}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(([family, { paternal, maternal }]) => (
            <tr key={family}>
              <th scope="row">{family}</th>
              <td>{paternal || t("gotras.unknown")}</td>
              <td>{maternal || t("gotras.unknown")}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
