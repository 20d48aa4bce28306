type Props = { title: string; lang?: string; onClick: () => void };

/** A proposed answer below a text field; a tap writes it. */
export function QuickChoice({ title, lang, onClick }: Props) {
  return (
    <button type="button" lang={lang} className="quick-choice" onClick={onClick}>
      {title}
    </button>
  );
}
