import {
  confirm_within_ms,
  isPictureReason,
  type PublicReport,
  pictureNamedIn,
  profileNamedIn,
} from "@sanjog/domain/reports/report";
import type { Locale } from "@sanjog/i18n/locale";
import { countReceipt } from "../../accounts/commands/count-receipt.ts";
import { tokenHash } from "../../platform/crypto/secrets.ts";
import type { Tx } from "../../platform/database/open.ts";
import type { AreaDeps } from "../../platform/deps.ts";
import { addressBucket, limit } from "../../platform/http/rate-limit.ts";
import { enqueue } from "../../platform/jobs/outbox.ts";
import { confirmLink } from "../confirm-link.ts";
import { receiptMail } from "../report-mail.ts";
import type { Receipt } from "../report-texts.ts";
import { type ReportSubject, writeReport } from "./write-report.ts";

const hour_seconds = 3_600;
const public_reports_an_hour = 5;

/**
 * Stores a report from a person without an account, and mails a link that confirms the address. A network sends only a few, and
 * mails to an address have their own limits; nothing is refused by the address, since anybody can type somebody else's. Whatever the report names, the same statements run and the answer is the same.
 */
export async function sendPublicReport(
  deps: AreaDeps,
  { email, part, photo_place, ...report }: PublicReport,
  { locale, ip }: { locale: Locale; ip: string },
): Promise<Receipt> {
  await limit(deps, `public reports ${addressBucket(ip)}`, public_reports_an_hour, hour_seconds);
  const token = deps.random.token();
  const confirm_until = new Date(deps.now().getTime() + confirm_within_ms);
  return deps.tx(async (tx) => {
    const about = await findReported(tx, { ...report, part, photo_place });
    const { case_id: _, ...receipt } = await writeReport(deps, tx, {
      ...report,
      ...about,
      reporter_id: null,
      reporter_email: email,
      locale,
      confirm: { confirm_hash: tokenHash(token), confirm_until },
    });
    if (await countReceipt(deps, tx, email, ip)) {
      const link = confirmLink(deps.config, token);
      await enqueue(deps, tx, receiptMail(deps.config, { to: email, locale }, receipt, link));
    }
    return receipt;
  });
}

type Named = Pick<PublicReport, "described" | "reason" | "part" | "photo_place">;

/** Nobody has this id or number, so that a report that names nothing is looked up like any other. */
const nobody = "-";

/** Returns whom and which picture a report means, in one statement whatever exists. */
async function findReported(tx: Tx, { described, reason, part, photo_place }: Named): Promise<ReportSubject> {
  const named = profileNamedIn(described) ?? { id: nobody };
  const [column, value] =
    "id" in named ? (["id", named.id] as const) : (["profile_number", named.profile_number] as const);
  const wanted = part === "profile" && isPictureReason(reason) ? "main_photo" : part;
  const named_picture = pictureNamedIn(described) ?? nobody;
  const found = await tx
    .selectFrom("members as m")
    .leftJoin("pictures as p", "p.member_id", "m.id")
    .where("m.id", "=", (eb) =>
      eb.fn.coalesce(
        eb.selectFrom("pictures as q").where("q.id", "=", named_picture).select("q.member_id"),
        eb.selectFrom("members as n").where(`n.${column}`, "=", value).select("n.id"),
      ),
    )
    .orderBy("p.created_at")
    .select(["m.id as member_id", "p.id as picture_id", "p.kind", "p.hidden_at"])
    .execute();
  const by_address = found.find(({ picture_id }) => picture_id === named_picture);
  if (by_address) return { member_id: by_address.member_id, picture_id: named_picture };
  const main = found.find(({ kind }) => kind === "profile");
  const others = found.filter(({ kind, hidden_at }) => kind === "gallery" && !hidden_at);
  // Of several photos, only the place tells which one is meant; without it a person looks first.
  const other = photo_place ? others[photo_place - 1] : others.length === 1 ? others[0] : undefined;
  const picture = { profile: undefined, main_photo: main, other_photo: other }[wanted];
  return { member_id: found[0]?.member_id ?? null, picture_id: picture?.picture_id ?? null };
}
