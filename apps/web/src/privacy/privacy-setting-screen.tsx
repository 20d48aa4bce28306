import type { PrivacyItemView } from "@sanjog/contract/privacy";
import { useQuery } from "@tanstack/react-query";
import { useLayoutEffect } from "react";
import { useLocation } from "react-router";
import { useT } from "../platform/locale.tsx";
import { Loaded } from "../ui/feedback/loaded.tsx";
import { Page } from "../ui/layout/page.tsx";
import { Skeleton } from "../ui/skeleton.tsx";
import { PreviewLinks } from "./preview-links.tsx";
import { PrivacyChoice } from "./privacy-choice.tsx";
import { type PrivacyGroup, privacyColumns, privacyGroups } from "./privacy-groups.ts";
import { PrivacyPresets } from "./privacy-presets.tsx";
import { privacyQueries } from "./queries.ts";

/** §2: who sees what: three presets for everything, and one row for each item. */
export function PrivacySettingScreen() {
  const t = useT("privacy");
  const items = useQuery(privacyQueries.all());
  return (
    <Page dense title={t("title")} lead={`${t("lead")} ${t("note")}`}>
      <Loaded from={items} skeleton={<PrivacySkeleton />}>
        {(list) => <Choices items={list} />}
      </Loaded>
    </Page>
  );
}

function Choices({ items }: { items: readonly PrivacyItemView[] }) {
  useNamedRow();
  return (
    <>
      <PrivacyPresets items={items} />
      <PreviewLinks className="mt-4" />
      <div className="grid items-start gap-x-6 lg:grid-cols-2">
        {privacyColumns.map((groups) => (
          <div key={groups[0]}>
            {groups.map((group) => (
              <Group key={group} group={group} items={items} />
            ))}
          </div>
        ))}
      </div>
    </>
  );
}

function Group({ group, items }: { group: PrivacyGroup; items: readonly PrivacyItemView[] }) {
  const t = useT("privacy");
  return (
    <section aria-labelledby={`group-${group}`}>
      <h2 id={`group-${group}`} className="mt-5 mb-2 text-lg">
        {t(`groups.${group}`)}
      </h2>
      <ul className="card overflow-hidden">
        {privacyGroups[group].map((id) => {
          const item = items.find(({ privacy_id }) => privacy_id === id);
          return (
            item && (
              <li key={id} id={id} className="privacy-row">
                <PrivacyChoice item={item} />
              </li>
            )
          );
        })}
      </ul>
    </section>
  );
}

/** Shows and focuses the row that the address names, for links that change who sees one item. */
function useNamedRow(): void {
  const { hash } = useLocation();
  useLayoutEffect(() => {
    const row = hash ? document.getElementById(hash.slice(1)) : null;
    row?.scrollIntoView({ block: "center" });
    row?.querySelector<HTMLElement>("input:checked")?.focus({ preventScroll: true });
  }, [hash]);
}

function PrivacySkeleton() {
  return (
    <>
      <div className="mb-3 grid grid-cols-3 gap-2">
        {["open", "balanced", "careful"].map((preset) => (
          <Skeleton key={preset} className="h-26" />
        ))}
      </div>
      <div className="grid items-start gap-x-6 lg:grid-cols-2">
        {privacyColumns.map((groups) => (
          <div key={groups[0]}>
            {groups.map((group) => (
              <div key={group}>
                <Skeleton className="mt-5 mb-2 h-7 w-32" />
                {privacyGroups[group].map((id) => (
                  <Skeleton key={id} className="mb-px h-24 rounded-none" />
                ))}
              </div>
            ))}
          </div>
        ))}
      </div>
    </>
  );
}
