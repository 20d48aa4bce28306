import type { MemberProfile } from "@sanjog/contract/member-view";
import { criteria } from "@sanjog/domain/suggestions/wish-table";
import { Check } from "lucide-react";
import type { ReactNode } from "react";
import { useT } from "../../../platform/locale.tsx";
import { shortTitle } from "../../../relations/short-title.ts";
import { SatinDiamond } from "../../../ui/person/satin-diamond.tsx";
import { WrittenText } from "../parts/written-text.tsx";
import { countMet, type FitLine } from "./fit-state.ts";
import { useFit } from "./use-fit.ts";
import { useWishText } from "./use-wish-text.ts";

/**
 * Why two members fit: the wishes of each, with those that the other meets, and what the other wrote about theirs. The
 * other's wishes are in no other part, unless they are only counted here.
 */
export function FitColumns({ profile }: { profile: MemberProfile }) {
  const t = useT("view_profile");
  const fit = useFit(profile);
  if (!fit) return null;
  const { mine, theirs, side } = fit;
  const { match, preferences } = profile;
  const words = side !== "counted" && preferences.about_desired_partner;
  return (
    <div className="fit-columns card">
      <Column title={t("fit.mine")} lines={mine}>
        {mine.length > 0 ? <Lines lines={mine} /> : <p className="text-xs">{t("fit.none")}</p>}
      </Column>
      <Column title={t("fit.theirs")} lines={side === "listed" ? theirs : []}>
        {side === "listed" && (
          <>
            <Lines lines={theirs} />
            {theirs.length < criteria.length && (
              <p className="pt-1 text-xs leading-(--lh-ui) text-ink-2">{t("open_about_else")}</p>
            )}
          </>
        )}
        {side === "counted" && (
          <p className="text-xs">
            {t("fit.counted", { met: String(match?.theirs_met), of: String(match?.theirs_of) })}
          </p>
        )}
        {side === "open" && <p className="text-xs">{t("fit.open")}</p>}
      </Column>
      {words && (
        <div className="fit-words">
          <h3 className="font-plain text-sm font-strong">{t("fit.in_words")}</h3>
          <WrittenText text={words} className="text-sm leading-(--lh-ui)" />
        </div>
      )}
    </div>
  );
}

type ColumnProps = { title: string; lines: readonly FitLine[]; children: ReactNode };

function Column({ title, lines, children }: ColumnProps) {
  const t = useT("view_profile");
  const { met, of } = countMet(lines);
  const numbers = { met: String(met), of: String(of) };
  return (
    <div className="min-w-0">
      <h3 className="mb-1 flex flex-wrap justify-between gap-x-2 font-plain text-sm font-strong">
        {title}
        {lines.length > 0 && (
          <span className="font-regular text-ink-2">
            <span aria-hidden="true">{t("fit.met_short", numbers)}</span>
            <span className="visually-hidden">{t("fit.met_of", numbers)}</span>
          </span>
        )}
      </h3>
      {children}
    </div>
  );
}

function Lines({ lines }: { lines: readonly FitLine[] }) {
  const t = useT("view_profile");
  const wishText = useWishText();
  return (
    <ul className="fit-lines">
      {inOrder(lines).map(({ criterion, chip, met, fact }) => (
        <li key={criterion} data-said={met && fact === null ? "" : undefined}>
          {met ? (
            <Check aria-hidden="true" size={18} className="mt-0.5 flex-none text-mehndi" strokeWidth={2.6} />
          ) : (
            <SatinDiamond hollow className="mt-1 mr-1" />
          )}
          <span className="min-w-0 wrap-anywhere">
            <span className="visually-hidden">{t(met ? "fit.met" : "fit.missed")}: </span>
            {met || fact === null
              ? wishText(chip, met ? "few" : undefined)
              : t("fit.fact", { wish: wishText(chip), fact })}
          </span>
          {met && fact !== null && <span className="ml-auto text-right text-ink-2">{shortTitle(fact)}</span>}
        </li>
      ))}
    </ul>
  );
}

/** Those with a fact come first, then those that say it themselves and need less room, then those that are missed. */
function inOrder(lines: readonly FitLine[]): FitLine[] {
  const place = ({ met, fact }: FitLine) => (met ? (fact === null ? 1 : 0) : 2);
  return lines.toSorted((a, b) => place(a) - place(b));
}
