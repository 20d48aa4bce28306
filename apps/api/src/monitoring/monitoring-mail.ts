import { dayInIndia, india_time_zone } from "@sanjog/domain/calendar";
import type { NotificationText, WatchedPart } from "@sanjog/domain/monitoring/trouble";
import { messages as inEnglish } from "@sanjog/i18n/en/monitoring";
import { messages as reportsInEnglish } from "@sanjog/i18n/en/reports";
import { formatDate } from "@sanjog/i18n/format";
import { formatMessage } from "@sanjog/i18n/format-message";
import type { Locale } from "@sanjog/i18n/locale";
import { messages as inPunjabi } from "@sanjog/i18n/pb/monitoring";
import { messages as reportsInPunjabi } from "@sanjog/i18n/pb/reports";
import type { Config } from "../platform/config/config.ts";
import type { Mail } from "../platform/ports.ts";
import { productName } from "../platform/texts/product-name.ts";
import type { ReportClock } from "./queries.ts";

/** One item of an operator mail, in one language. */
export type Section = { title: string; lines: readonly string[] };
export type OperatorNotice = (locale: Locale) => Section;

const manual = { chapter: "What the service tells its operator", command: "sanjog operator check" };
const textsOf = (locale: Locale) => (locale === "pb" ? inPunjabi : inEnglish);
const reasonsOf = (locale: Locale) => (locale === "pb" ? reportsInPunjabi : reportsInEnglish).reasons;
const clock = new Intl.DateTimeFormat("en-GB", {
  timeZone: india_time_zone,
  hour: "2-digit",
  minute: "2-digit",
});

function momentText(locale: Locale, at: Date): string {
  const date = formatDate(locale, dayInIndia(at));
  return formatMessage(locale, textsOf(locale).moment, { date, time: clock.format(at) });
}

export function notifyOfReports(
  kind: "received" | "due" | "late",
  reports: readonly ReportClock[],
): OperatorNotice {
  return (locale) => {
    const texts = textsOf(locale).reports;
    const lines = reports.map(({ id, reason, resolve_by }) =>
      formatMessage(locale, texts.one, {
        reference: id,
        reason: reasonsOf(locale)[reason],
        moment: momentText(locale, resolve_by),
      }),
    );
    return { title: formatMessage(locale, texts[kind], { count: reports.length }), lines };
  };
}

export function notifyOfWaiting(count: number): OperatorNotice {
  return (locale) => {
    const { title, text } = textsOf(locale).waiting;
    return {
      title: formatMessage(locale, title, { count }),
      lines: [formatMessage(locale, text, { command: "sanjog operator waiting" })],
    };
  };
}

export function notifyOfTrouble(
  part: WatchedPart,
  telling: NotificationText,
  since: Date,
  detail: string,
): OperatorNotice {
  return (locale) => {
    const { trouble, parts } = textsOf(locale);
    return {
      title: formatMessage(locale, trouble[telling], { part: parts[part] }),
      lines: [formatMessage(locale, trouble.since, { moment: momentText(locale, since), detail })],
    };
  };
}

export function notifyOfFailedUnit(unit: string): OperatorNotice {
  return (locale) => {
    const { title, text } = textsOf(locale).unit_failed;
    return {
      title: formatMessage(locale, title, { unit }),
      lines: [formatMessage(locale, text, { command: `journalctl -u ${unit}` })],
    };
  };
}

export function notifyTrial(): OperatorNotice {
  return (locale) => {
    const { title, text } = textsOf(locale).trial;
    return { title, lines: [formatMessage(locale, text, { command: "sanjog operator check --send" })] };
  };
}

/** Returns one mail in both languages, since the service does not know which one its operator reads. */
export function operatorMail(config: Config, to: string, told: readonly OperatorNotice[]): Mail {
  const body = (locale: Locale) => {
    const texts = textsOf(locale);
    const sections = told.map((notify) => notify(locale));
    const parts = sections.map(({ title, lines }) => [title, ...lines.map((line) => `- ${line}`)].join("\n"));
    const intro = formatMessage(locale, texts.intro, { product: productName(config, locale) });
    return [intro, ...parts, formatMessage(locale, texts.closing, manual)].join("\n\n");
  };
  const titles = told.map((notify) => notify("en").title).join("; ");
  const subject = `${productName(config, "en")}: ${titles}`.slice(0, 120);
  return { to, subject, text: `${body("en")}\n\n---\n\n${body("pb")}\n` };
}
