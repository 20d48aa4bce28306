import { Send, WifiOff } from "lucide-react";
import { useState } from "react";
import { BirthDateField } from "../ui/controls/birth-date-field.tsx";
import { Button, type ButtonLook } from "../ui/controls/button.tsx";
import { Checkbox } from "../ui/controls/checkbox.tsx";
import { CodeField } from "../ui/controls/code-field.tsx";
import { MultiSelect } from "../ui/controls/multi-select.tsx";
import { PhoneField } from "../ui/controls/phone-field.tsx";
import { RadioTiles } from "../ui/controls/radio-tiles.tsx";
import { SelectField } from "../ui/controls/select-field.tsx";
import { SheetSelect } from "../ui/controls/sheet-select.tsx";
import { Switch } from "../ui/controls/switch.tsx";
import { PasswordField, TextArea, TextField } from "../ui/controls/text-field.tsx";
import { NewVersionStrip } from "../ui/feedback/new-version-strip.tsx";
import { Notice } from "../ui/feedback/notice.tsx";
import { Card } from "../ui/layout/card.tsx";

/** In each script a short word, a long one, and a sentence that must wrap well. */
const scripts = {
  en: {
    name: "English",
    word: "Save",
    long: "Disproportionately long occupational designation",
    sentence: "Only families you connect with see it, unless you choose otherwise.",
    wrong: "Please fill in this field.",
    filled: "Asha Kaur",
  },
  pa: {
    name: "ਪੰਜਾਬੀ",
    word: "ਸੇਵ ਕਰੋ",
    long: "ਗ੍ਰੈਜੂਏਟ-ਪੱਧਰੀ ਸਾਫ਼ਟਵੇਅਰ ਇੰਜੀਨੀਅਰਿੰਗ ਸਲਾਹਕਾਰੀ",
    sentence: "ਜਿਸ ਨੰਬਰ ’ਤੇ ਵਟਸਐਪ ਚੱਲਦਾ ਹੈ। ਅਣਜਾਣ ਲੋਕਾਂ ਨੂੰ ਇਹ ਕਦੇ ਨਹੀਂ ਦਿਸਦਾ, ਭਾਵੇਂ ਕੁਝ ਵੀ ਹੋਵੇ।",
    wrong: "ਇਹ ਖ਼ਾਨਾ ਭਰੋ ਜੀ।",
    filled: "ਮਨਵੀਰ ਕੌਰ",
  },
} as const;
type Words = (typeof scripts)[keyof typeof scripts];

const states = ["rest", "hover", "focus", "filled", "empty", "wrong", "disabled", "busy"] as const;
type State = (typeof states)[number];

/** Only one element can have the pointer or the focus, so this page imitates both states by style. */
const painted: Partial<Record<State, string>> = {
  hover: "[&_.btn-primary]:bg-(--madder-hover) [&_.btn-secondary]:bg-sunken",
  focus:
    "[&_:is(.btn,.input,.tile,.check-row,.switch-row,.code-box)]:[outline:3px_solid_var(--focus)] [&_:is(.btn,.input,.tile,.check-row,.switch-row)]:outline-offset-2",
};

/** Every control in every state, the two scripts side by side. */
export function KitStates() {
  return (
    <div className="grid items-start gap-6 lg:grid-cols-2">
      {Object.entries(scripts).map(([lang, words]) => (
        <section key={lang} lang={lang} className="grid min-w-0 gap-6">
          {states.map((state) => (
            <Card key={state} title={`${words.name}: ${state}`}>
              <div className={`grid gap-5 pt-3 ${painted[state] ?? ""}`}>
                <Buttons words={words} state={state} />
                {state !== "busy" && <Fields words={words} state={state} />}
              </div>
            </Card>
          ))}
          <Elsewhere words={words} />
        </section>
      ))}
    </div>
  );
}

const looks: ButtonLook[] = ["primary", "secondary", "quiet", "danger"];

function Buttons({ words, state }: { words: Words; state: State }) {
  return (
    <div className="flex flex-wrap gap-3">
      {looks.map((look) => (
        <Button
          key={look}
          look={look}
          icon={<Send aria-hidden="true" size={20} />}
          busy={state === "busy"}
          disabled={state === "disabled"}
        >
          {look === "secondary" ? words.long : words.word}
        </Button>
      ))}
    </div>
  );
}

const ignore = () => undefined;

function Fields({ words, state }: { words: Words; state: State }) {
  const filled = state !== "empty" && state !== "wrong";
  const [on, setOn] = useState(filled);
  const [choice, setChoice] = useState<string | null>(filled ? "a" : null);
  const options = [
    { id: "a", title: words.filled, search: [] },
    { id: "b", title: words.long, search: [] },
  ];
  const disabled = state === "disabled";
  const error = state === "wrong" ? words.wrong : undefined;
  const frame = { label: words.word, ...(error && { error }) };
  const text = filled ? words.filled : "";
  return (
    <>
      <TextField
        {...frame}
        label={words.long}
        hint={words.sentence}
        defaultValue={text}
        disabled={disabled}
      />
      <PasswordField {...frame} defaultValue={text} disabled={disabled} />
      <TextArea
        {...frame}
        defaultValue={text && words.sentence}
        length={text.length}
        maxLength={255}
        disabled={disabled}
      />
      <SelectField {...frame} options={options} defaultValue={filled ? "b" : ""} disabled={disabled} />
      <SheetSelect {...frame} options={options} value={choice} onChange={setChoice} disabled={disabled} />
      <MultiSelect {...frame} options={options} value={filled ? ["a", "b"] : []} max={3} onChange={ignore} />
      <RadioTiles {...frame} options={options} value={choice} onChange={setChoice} disabled={disabled} />
      <PhoneField {...frame} value={filled ? "+919876543210" : ""} onChange={ignore} disabled={disabled} />
      <BirthDateField {...frame} value={filled ? "1999-03-12" : ""} onChange={ignore} />
      <CodeField {...frame} value={filled ? "4821" : ""} onChange={ignore} disabled={disabled} />
      <Checkbox
        {...frame}
        label={words.sentence}
        checked={on}
        disabled={disabled}
        onChange={() => setOn(!on)}
      />
      <Switch
        label={words.word}
        hint={words.sentence}
        checked={on}
        disabled={disabled}
        onChange={() => setOn(!on)}
      />
    </>
  );
}

/** The elements around a page: banners, open toasts, and the pale flower. */
function Elsewhere({ words }: { words: Words }) {
  return (
    <Card title={words.name}>
      <div className="grid gap-4 pt-3">
        <p className="strip flex items-center gap-3 px-4 py-2">
          <WifiOff aria-hidden="true" size={22} className="flex-none" />
          {words.sentence}
        </p>
        <NewVersionStrip onOpen={ignore} />
        {(["success", "warning", "error"] as const).map((level) => (
          <div key={level} className={`toast toast-${level}`}>
            <Send aria-hidden="true" />
            <span className="grow">{words.sentence}</span>
          </div>
        ))}
        <Notice title={words.long} text={words.sentence} action={<Button>{words.word}</Button>} />
      </div>
    </Card>
  );
}
