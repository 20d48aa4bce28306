import { Check, X } from "lucide-react";
import type { ReactNode } from "react";
import { useT } from "../platform/locale.tsx";
import { useSession } from "../platform/session.ts";
import { Card } from "../ui/layout/card.tsx";
import { ExamplePhotos } from "./example-photos.tsx";

/** §2: shows what makes a good picture and what does not. */
export function PhotoGuidance() {
  const t = useT("photos");
  const { user } = useSession();
  return (
    <Card title={t("guidance.title")}>
      {/* Without a photo they stand above, where one is chosen. */}
      {user?.profile_picture && <ExamplePhotos />}
      <div className="grid gap-5 sm:grid-cols-2">
        <Advice
          title={t("guidance.do_title")}
          icon={<Check aria-hidden="true" className="flex-none text-mehndi" />}
          lines={[t("guidance.do_full"), t("guidance.do_light")]}
        />
        <Advice
          title={t("guidance.dont_title")}
          icon={<X aria-hidden="true" className="flex-none text-danger" />}
          lines={[t("guidance.dont_filter"), t("guidance.dont_contact")]}
        />
      </div>
      <p className="mt-5 border-t border-line pt-3">{t("guidance.files")}</p>
      <details className="text-sm text-ink-2">
        <summary className="cursor-pointer py-3 underline">{t("guidance.which_files")}</summary>
        <p>{t("guidance.file_rules")}</p>
      </details>
    </Card>
  );
}

function Advice({ title, icon, lines }: { title: string; icon: ReactNode; lines: readonly string[] }) {
  return (
    <div>
      <h3>{title}</h3>
      <ul className="mt-2 grid gap-1">
        {lines.map((line) => (
          <li key={line} className="flex gap-3">
            {icon}
            {line}
          </li>
        ))}
      </ul>
    </div>
  );
}
