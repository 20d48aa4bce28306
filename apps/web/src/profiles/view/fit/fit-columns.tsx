import type { Match, MemberProfile } from "@sanjog/contract/member-view";
import { Check } from "lucide-react";
import { type ReactNode, useState } from "react";
import { useLocale, useT } from "../../../platform/locale.tsx";
import { useSession } from "../../../platform/session.ts";
import { SatinDiamond } from "../../../ui/person/satin-diamond.tsx";
import { type FitLine, factsOf, fitLines, ownFactsOf, theirSide } from "./fit-state.ts";
import { useWishText } from "./use-wish-text.ts";

/** Why two members fit: the wishes of each, with those that the other meets. */
export function FitColumns({ profile, match }: { profile: MemberProfile; match: Match }) {
  const t = useT("view_profile");
  const { locale } = useLocale();
  const { user } = useSession();
  const [now] = useState(() => new Date());
  const own_facts = ownFactsOf(user, now, locale);
  if (!user?.preferences || !own_facts) return null;
  const mine = fitLines(user.preferences, match.mine, factsOf(profile, locale));
  const theirs = fitLines(profile.preferences, match.theirs ?? [], own_facts);
  const side = theirSide(match);
  return (
    <div className="fit-columns card">
      <Column title={t("fit.mine")}>
        {mine.length > 0 ? <Lines lines={mine} /> : <p className="text-xs">{t("fit.none")}</p>}
      </Column>
      <Column title={t("fit.theirs")}>
        {side === "listed" && <Lines lines={theirs} />}
        {side === "counted" && (
          <p className="text-xs">
            {t("fit.counted", { met: String(match.theirs_met), of: String(match.theirs_of) })}
          </p>
        )}
        {side === "open" && <p className="text-xs">{t("fit.open")}</p>}
      </Column>
    </div>
  );
}

function Column({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="min-w-0">
      <h3 className="font-plain text-sm font-strong">{title}</h3>
      {children}
    </div>
  );
}

function Lines({ lines }: { lines: readonly FitLine[] }) {
  const t = useT("view_profile");
  const wishText = useWishText();
  const in_order = [...lines.filter(({ met }) => met), ...lines.filter(({ met }) => !met)];
  return (
    <>
      <p className="my-1 flex flex-wrap gap-0.5">
        <span className="visually-hidden">
          {t("fit.met_of", { met: String(lines.filter(({ met }) => met).length), of: String(lines.length) })}
        </span>
        {in_order.map(({ criterion, met }) => (
          <SatinDiamond key={criterion} hollow={!met} />
        ))}
      </p>
      <ul>
        {in_order.map(({ criterion, chip, met, fact }) => (
          <li key={criterion} className="flex items-start gap-2 py-0.5 text-xs leading-(--lh-ui)">
            {met ? (
              <Check
                aria-hidden="true"
                size={18}
                className="mt-0.5 flex-none text-mehndi"
                strokeWidth={2.6}
              />
            ) : (
              <SatinDiamond hollow className="mt-1 mr-1" />
            )}
            <span className="min-w-0 wrap-anywhere">
              <span className="visually-hidden">{t(met ? "fit.met" : "fit.missed")}: </span>
              {fact === null
                ? wishText(chip, met ? "few" : undefined)
                : t("fit.fact", { wish: wishText(chip), fact })}
            </span>
          </li>
        ))}
      </ul>
    </>
  );
}
