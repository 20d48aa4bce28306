import type { User } from "@sanjog/contract/user";
import type { BiodataChoice } from "@sanjog/domain/biodata/biodata";
import { ageAt } from "@sanjog/domain/calendar";
import { formatProfileNumber } from "@sanjog/domain/profiles/profile-number-words";
import { formatHeight } from "@sanjog/i18n/format";
import { langOf } from "@sanjog/i18n/lang-of";
import { nameFor } from "@sanjog/i18n/name-for";
import { type ReactNode, useState } from "react";
import { useFieldLabel } from "../form/field-label.ts";
import { useLocale, useT } from "../platform/locale.tsx";
import { joined, placeLine } from "../relations/member-words.ts";
import { MemberPicture } from "../ui/member-picture.tsx";
import { Phul } from "../ui/phul.tsx";
import { type SheetLine, sheetParts } from "./sheet-parts.ts";
import "./sheet-picture.css";

type Props = { user: User; choice: BiodataChoice };

/**
 * A small picture of the sheet, drawn from the member's own data as it is chosen. What will be printed in the language
 * that the reader does not read now is drawn as lines.
 */
export function SheetPicture({ user, choice }: Props) {
  const t = useT("biodata");
  const common = useT("common");
  const { locale } = useLocale();
  const [now] = useState(() => new Date());
  const { profile_details: person, family_details: family, career_details: career } = user;
  if (!person || !family || !career) return null;
  const { language, parts } = choice;
  const { name, other } = nameFor(language === "both" ? locale : language, person);
  const foreign = language !== "both" && language !== locale;
  const words = parts.includes("about") ? [person.express_yourself, family.about_family].filter(Boolean) : [];
  return (
    <div role="img" aria-label={t("picture_label")} className="paper">
      <div className="paper-band" />
      <div className="paper-head">
        <div className="min-w-0 grow">
          <p className="paper-name" lang={langOf(name)}>
            {name}
          </p>
          {other && <p lang={langOf(other)}>{other}</p>}
          <p>
            <Text foreign={foreign}>
              {joined(
                t("sheet.age", { age: ageAt(person.dob, now) }),
                formatHeight(locale, person.height),
                person.marital_status_title,
              )}
            </Text>
          </p>
          <p>{placeLine(career.city.name, career.state.name, career.country.name)}</p>
        </div>
        {choice.picture && user.profile_picture ? (
          <MemberPicture
            picture={user.profile_picture}
            name={name}
            id={user.user_id}
            className="paper-photo"
          />
        ) : (
          <Phul className="paper-flower" />
        )}
      </div>
      <div className="paper-parts">
        {sheetParts(user, choice, locale, { yes: common("yes"), no: common("no") }).map(({ part, lines }) => (
          <div key={part} className="paper-part">
            <p className="paper-title">
              <Text foreign={foreign}>{t(`sheet.${part}`)}</Text>
            </p>
            {lines.map((line) => (
              <Line key={line.field} {...line} foreign={foreign} twice={language === "both"} />
            ))}
          </div>
        ))}
        {words.map((text) => (
          <p key={text} lang={langOf(text)} className="paper-words">
            {text}
          </p>
        ))}
      </div>
      <p className="paper-foot">
        <Text foreign={foreign}>
          {t("sheet.number", { number: formatProfileNumber(user.profile_number) })}
        </Text>
      </p>
    </div>
  );
}

function Line({ field, value, foreign, twice }: SheetLine & { foreign: boolean; twice: boolean }) {
  const t = useT("biodata");
  const label = useFieldLabel();
  // The form asks a question here; the printed sheet has one word.
  const title = field === "namdhari_sect" ? t("sheet.namdhari") : label(field);
  return (
    <p className="paper-line">
      <span className="paper-label">
        <Text foreign={foreign}>{title}</Text>
      </span>
      <span className="min-w-0">
        <Text foreign={foreign}>{value}</Text>
        {twice && (
          <>
            {" "}
            <Text foreign>{value}</Text>
          </>
        )}
      </span>
    </p>
  );
}

/** A text, or a line as long as it. */
function Text({ foreign, children }: { foreign: boolean; children: ReactNode }) {
  return foreign ? <span className="paper-drawn">{children}</span> : children;
}
