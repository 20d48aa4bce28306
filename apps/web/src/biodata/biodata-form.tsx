import { makeBiodata } from "@sanjog/contract/biodata";
import {
  type BiodataChoice,
  type BiodataPart,
  biodataLanguages,
  biodataParts,
  usual_parts,
} from "@sanjog/domain/biodata/biodata";
import type { Locale } from "@sanjog/i18n/locale";
import { FileText } from "lucide-react";
import { type FormEvent, useId, useRef, useState } from "react";
import { download } from "../platform/download.ts";
import { sentenceFor } from "../platform/fault-text.ts";
import { useT } from "../platform/locale.tsx";
import { showToast } from "../platform/toast.tsx";
import { Button } from "../ui/controls/button.tsx";
import { Checkbox } from "../ui/controls/checkbox.tsx";
import { FieldError } from "../ui/controls/field.tsx";
import { Segmented } from "../ui/controls/segmented.tsx";
import { Card } from "../ui/layout/card.tsx";

type Props = {
  has_picture: boolean;
  choice: BiodataChoice;
  onChange: (choice: BiodataChoice) => void;
  onMade: (sheet: Blob) => void;
};

/** Returns what is chosen at first: without contact details, whatever was chosen before. */
export function firstChoice(language: Locale, has_picture: boolean): BiodataChoice {
  return { language, parts: [...usual_parts], contact: false, picture: has_picture };
}

/** Lets the member choose what the sheet contains. */
export function BiodataForm({ has_picture, choice, onChange, onMade }: Props) {
  const t = useT("biodata");
  const { make, busy, empty, group } = useMaking(choice, onMade);
  const change = (part: Partial<BiodataChoice>) => onChange({ ...choice, ...part });
  return (
    <form onSubmit={make} noValidate className="grid gap-6">
      <Card>
        <Segmented
          label={t("language")}
          options={biodataLanguages.map((id) => ({ id, title: t(`languages.${id}`) }))}
          value={choice.language}
          onChange={(language) => change({ language })}
        />
        <Parts ref={group} parts={choice.parts} empty={empty} onChange={(parts) => change({ parts })} />
      </Card>
      <Card>
        {has_picture && (
          <Checkbox
            label={t("picture")}
            checked={choice.picture}
            onChange={(event) => change({ picture: event.target.checked })}
          />
        )}
        <Checkbox
          label={
            <>
              {t("contact")}
              <span className="field-note block">{t("contact_hint")}</span>
            </>
          }
          checked={choice.contact}
          onChange={(event) => change({ contact: event.target.checked })}
        />
      </Card>
      <div role="status" className="visually-hidden">
        {busy && t("making")}
      </div>
      <div className="fixed-bar biodata-make">
        <Button
          type="submit"
          look="primary"
          busy={busy}
          className="w-full"
          icon={<FileText aria-hidden="true" size={22} />}
        >
          {t("make")}
        </Button>
      </div>
    </form>
  );
}

function useMaking(choice: BiodataChoice, onMade: (sheet: Blob) => void) {
  const common = useT("common");
  const [busy, setBusy] = useState(false);
  const [asked, setAsked] = useState(false);
  const group = useRef<HTMLFieldSetElement>(null);
  const empty = asked && choice.parts.length === 0;
  async function make(event: FormEvent) {
    event.preventDefault();
    setAsked(true);
    if (choice.parts.length === 0) {
      group.current?.querySelector("input")?.focus();
      return;
    }
    setBusy(true);
    try {
      onMade(await download(makeBiodata, { body: choice }, () => undefined));
    } catch (error) {
      showToast("error", sentenceFor(error, common));
    } finally {
      setBusy(false);
    }
  }
  return { make: (event: FormEvent) => void make(event), busy, empty, group };
}

type PartsProps = {
  ref: React.Ref<HTMLFieldSetElement>;
  parts: BiodataPart[];
  empty: boolean;
  onChange: (parts: BiodataPart[]) => void;
};

function Parts({ ref, parts, empty, onChange }: PartsProps) {
  const t = useT("biodata");
  const id = useId();
  return (
    <fieldset ref={ref} className="mt-6" aria-describedby={`${id}-hint ${id}-error`}>
      <legend className="field-label">{t("parts")}</legend>
      <p id={`${id}-hint`} className="field-note mb-2">
        {t("parts_hint")}
      </p>
      {biodataParts.map((part) => (
        <Checkbox
          key={part}
          label={t(`part.${part}`)}
          checked={parts.includes(part)}
          onChange={(event) =>
            onChange(
              biodataParts.filter((each) => (each === part ? event.target.checked : parts.includes(each))),
            )
          }
        />
      ))}
      <FieldError id={`${id}-error`} error={empty ? t("choose_one") : undefined} />
    </fieldset>
  );
}
