import type { Today as TodayView } from "@sanjog/contract/home";
import { Link } from "react-router";
import { useT } from "../platform/locale.tsx";
import { SmallCardStrip } from "./small-card-strip.tsx";
import { TodaySection } from "./today-section.tsx";

/** New suggestions, on a day on which something else comes first. */
export function NewForYou({ today: { proposals, requests, suggestions } }: { today: TodayView }) {
  const t = useT("home");
  if (proposals.length + requests.length === 0) return null;
  if (!suggestions || suggestions.data.length === 0) return null;
  const count = String(suggestions.total);
  return (
    <TodaySection
      title={t("new_for_you")}
      all={
        <Link to="/suggestion" className="link-button" aria-label={t("all_suggestions", { count })}>
          {t("all", { count })}
        </Link>
      }
    >
      <SmallCardStrip members={suggestions.data} />
    </TodaySection>
  );
}
