import type { NoticeView } from "@sanjog/contract/notices";
import { formatDate } from "@sanjog/i18n/format";
import { langOf } from "@sanjog/i18n/lang-of";
import { nameFor } from "@sanjog/i18n/name-for";
import { Mail, MailOpen, Trash2 } from "lucide-react";
import { type ReactNode, useId } from "react";
import { Link } from "react-router";
import { ApiError } from "../platform/api-error.ts";
import { sentenceFor } from "../platform/fault-text.ts";
import { useLocale, useT } from "../platform/locale.tsx";
import { showToast } from "../platform/toast.tsx";
import { classes } from "../ui/classes.ts";
import { MemberPicture } from "../ui/member-picture.tsx";
import { leadsTo } from "./notice-state.ts";
import { useDeleteNotice, useMarkNotice } from "./queries.ts";

type Props = { notice: NoticeView; onGone: () => void };

/** One notice. Its sentence links to what it is about and marks it as read; it can also be marked and deleted. */
export function NoticeRow({ notice, onGone }: Props) {
  const t = useT("notices");
  const { locale } = useLocale();
  const label = useId();
  const { mutate: mark } = useMarkNotice();
  const { member, title } = notice;
  const unread = notice.status === "unread";
  const name = member && nameFor(locale, member).name;
  return (
    <li
      aria-labelledby={label}
      className={classes(
        "card relative flex flex-wrap items-center gap-x-4 gap-y-1 p-4",
        unread && "border-l-4 border-l-madder",
      )}
    >
      {member && (
        <MemberPicture
          small
          picture={member.profile_picture}
          name={name ?? ""}
          id={member.user_id}
          className="size-14 flex-none self-start rounded-md"
        />
      )}
      <div className="min-w-0 flex-1 basis-36">
        <Link
          id={label}
          {...leadsTo(notice.kind)}
          className={classes(
            "-my-2 inline-block py-2 text-ink decoration-line-strong decoration-1 hover:text-madder",
            unread && "font-strong",
          )}
          onClick={() => unread && mark({ id: notice.id, status: "read" })}
        >
          {unread && <span className="visually-hidden">{t("unread")} </span>}
          {title}
        </Link>
        <p className="text-sm text-ink-3 wrap-anywhere">
          {name && <span lang={langOf(name)}>{name}&nbsp;· </span>}
          <span className="whitespace-nowrap">{formatDate(locale, notice.told_on)}</span>
        </p>
      </div>
      <RowActions notice={notice} unread={unread} onGone={onGone} />
    </li>
  );
}

function RowActions({ notice: { id, title }, unread, onGone }: Props & { unread: boolean }) {
  const t = useT("notices");
  const { mutate: mark } = useMarkNotice();
  const { mutate: remove } = useDeleteNotice();
  const onError = useSayWhy();
  return (
    <span className="ml-auto flex">
      <IconButton
        label={t(unread ? "mark.read" : "mark.unread", { title })}
        onClick={() => mark({ id, status: unread ? "read" : "unread" }, { onError })}
      >
        {unread ? <MailOpen aria-hidden="true" /> : <Mail aria-hidden="true" />}
      </IconButton>
      <IconButton
        label={t("delete", { title })}
        onClick={() =>
          remove(id, {
            onSuccess: ({ message }) => {
              onGone();
              showToast("success", message ?? "");
            },
            onError,
          })
        }
      >
        <Trash2 aria-hidden="true" />
      </IconButton>
    </span>
  );
}

function useSayWhy(): (error: unknown) => void {
  const common = useT("common");
  return (error) => {
    if (!(error instanceof ApiError && error.handled)) showToast("warning", sentenceFor(error, common));
  };
}

type IconButtonProps = { label: string; onClick: () => void; children: ReactNode };

function IconButton({ label, onClick, children }: IconButtonProps) {
  return (
    <button type="button" className="icon-btn" aria-label={label} title={label} onClick={onClick}>
      {children}
    </button>
  );
}
