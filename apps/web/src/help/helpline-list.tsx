import { type Helpline, helplineCountries, helplines } from "@sanjog/domain/help/helplines";
import { formatDate } from "@sanjog/i18n/format";
import { langOf } from "@sanjog/i18n/lang-of";
import { Phone, Siren } from "lucide-react";
import { useState } from "react";
import { useLocale, useT } from "../platform/locale.tsx";
import { SelectField } from "../ui/controls/select-field.tsx";
import { likelyCountry } from "./likely-country.ts";

const dial = (number: string) => number.replace(/[^\d+]/g, "");

/** The numbers of one country; which one is kept nowhere. */
export function HelplineList() {
  const t = useT("help");
  const { locale } = useLocale();
  const [country, setCountry] = useState(() => likelyCountry());
  const { police, lines } = helplines[country];
  return (
    <section aria-labelledby="help-lines">
      <h2 id="help-lines">{t("lines.title")}</h2>
      <p>{t("lines.text")}</p>
      <SelectField
        className="my-4"
        label={t("lines.country")}
        placeholder={null}
        value={country}
        autoComplete="off"
        options={helplineCountries.map((id) => ({ id, title: t(`countries.${id}`) }))}
        onChange={({ target }) =>
          setCountry(helplineCountries.find((one) => one === target.value) ?? country)
        }
      />
      <ul className="card help-lines" aria-live="polite">
        <li className="help-police">
          <span>{t("lines.police")}</span>
          <a className="help-number" href={`tel:${dial(police)}`}>
            <Siren aria-hidden="true" size={22} />
            {police}
          </a>
        </li>
        {lines.map((line) => (
          <Line key={line.name} line={line} />
        ))}
      </ul>
      <p className="mt-3 text-sm text-ink-3">
        {t("lines.checked", { date: formatDate(locale, lines[0]?.read_on ?? "") })}
      </p>
    </section>
  );
}

function Line({ line }: { line: Helpline }) {
  const t = useT("help");
  const { id, name, phone, from_abroad, at_night, sms, hours, languages, web } = line;
  const called = t(`names.${id}`);
  const others = [
    ["from_abroad", from_abroad],
    ["at_night", at_night],
  ] as const;
  return (
    <li>
      <h3 lang={langOf(called)}>{called}</h3>
      {called !== name && (
        <p lang={id === "hilfetelefon" ? "de" : "en"} className="text-sm text-ink-2">
          {name}
        </p>
      )}
      <Number number={phone} />
      <p>{t(`lines.hours.${hours}`)}</p>
      {others.map(
        ([key, number]) =>
          number && (
            <p key={key} className="help-other">
              {t(`lines.${key}`)}: <Number number={number} small />
            </p>
          ),
      )}
      {sms && (
        <p className="help-other">
          {t("lines.sms")}:{" "}
          {sms.text ? t("lines.sms_text", { number: sms.number, text: sms.text }) : sms.number}
        </p>
      )}
      <p className="text-ink-2">
        {t("lines.languages_of", { list: languages.map((one) => t(`languages.${one}`)).join(", ") })}
      </p>
      <a
        className="inline-block py-2.5"
        href={web}
        target="_blank"
        rel="noreferrer noopener"
        referrerPolicy="no-referrer"
      >
        {t("lines.web", { name: called })}
      </a>
    </li>
  );
}

function Number({ number, small = false }: { number: string; small?: boolean }) {
  return (
    <a className={small ? "help-small-number" : "help-number"} href={`tel:${dial(number)}`}>
      {!small && <Phone aria-hidden="true" size={22} />}
      {number}
    </a>
  );
}
