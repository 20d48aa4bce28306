import { langOf } from "@sanjog/i18n/lang-of";
import { classes } from "../../ui/classes.ts";

type Props = { title: string; text: string; level?: 2 | 3; className?: string };

/** A text written by the profile's owner, on a tinted background; renders nothing if it is empty. */
export function ViewProfileAbout({ title, text, level = 2, className }: Props) {
  if (!text) return null;
  const Heading = level === 2 ? "h2" : "h3";
  return (
    <section className={classes("rounded-lg bg-haldi-soft p-5 md:px-7", className)}>
      <Heading className="mb-2">{title}</Heading>
      <p lang={langOf(text)} className="whitespace-pre-line">
        {text}
      </p>
    </section>
  );
}
