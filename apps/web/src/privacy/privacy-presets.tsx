import type { PrivacyItemView } from "@sanjog/contract/privacy";
import { type PrivacySettings, settingsFrom } from "@sanjog/domain/privacy/privacy-items";
import {
  itemsShownWider,
  type PrivacyPreset,
  presetNames,
  presetOf,
  privacyPresets,
} from "@sanjog/domain/privacy/privacy-presets";
import { Check, Globe, Lock, SlidersHorizontal, Users } from "lucide-react";
import { ApiError } from "../platform/api-error.ts";
import { sentenceFor } from "../platform/fault-text.ts";
import { useT } from "../platform/locale.tsx";
import { showToast } from "../platform/toast.tsx";
import { useConfirm } from "../ui/dialogs/confirm-dialog.tsx";
import { useChoosePreset } from "./queries.ts";
import { SavedMark, useJustSaved } from "./saved-mark.tsx";
import "./privacy-presets.css";

const icons = { open: Globe, balanced: Users, careful: Lock };

/** Three ready-made choices for all items. What would become visible to more people is named in a question first. */
export function PrivacyPresets({ items }: { items: readonly PrivacyItemView[] }) {
  const t = useT("privacy");
  const words = useT("common");
  const { mutateAsync, isPending } = useChoosePreset();
  const { ask, dialog } = useConfirm();
  const [saved, setSaved] = useJustSaved();
  const settings = settingsFrom(
    Object.fromEntries(
      items.map((item) => [item.privacy_id, item.privacy_value]),
    ) as Partial<PrivacySettings>,
  );
  const current = presetOf(settings);
  async function choose(preset: PrivacyPreset) {
    setSaved(false);
    try {
      await mutateAsync(preset);
      setSaved(true);
    } catch (error) {
      if (!(error instanceof ApiError && error.handled)) showToast("error", sentenceFor(error, words));
    }
  }
  function handlePress(preset: PrivacyPreset) {
    const wider: readonly string[] = itemsShownWider(settings, privacyPresets[preset]);
    if (wider.length === 0) return void choose(preset);
    const names = items
      .filter(({ privacy_id }) => wider.includes(privacy_id))
      .map((item) => item.privacy_name);
    ask({
      title: t("presets.wider_title"),
      text: t("presets.wider_text", { items: names.join(", ") }),
      yes: t("presets.wider_yes"),
      no: t("presets.wider_no"),
      onYes: () => choose(preset),
    });
  }
  return (
    <section aria-label={t("presets.label")} className="relative mb-3">
      <div className="presets">
        {presetNames.map((preset) => {
          const Icon = icons[preset];
          return (
            <button
              key={preset}
              type="button"
              className="preset"
              aria-pressed={preset === current}
              aria-disabled={isPending || undefined}
              onClick={() => !isPending && preset !== current && handlePress(preset)}
            >
              {preset === current && <Check aria-hidden="true" size={20} className="preset-tick" />}
              <Icon aria-hidden="true" />
              {t(`presets.${preset}.title`)}
              <small>{t(`presets.${preset}.text`)}</small>
            </button>
          );
        })}
        {current === null && (
          <p className="preset-own">
            <SlidersHorizontal aria-hidden="true" className="flex-none" />
            <span className="grow">
              <b>{t("presets.own.title")}</b> {t("presets.own.text")}
            </span>
            <Check aria-hidden="true" size={20} className="flex-none" />
          </p>
        )}
      </div>
      <p className="absolute right-0 bottom-full text-xs">
        <SavedMark pending={isPending} saved={saved} otherwise={false} />
      </p>
      {dialog}
    </section>
  );
}
