import { langOf } from "@sanjog/i18n/lang-of";
import { classes } from "../../ui/classes.ts";

type Props = { title: string; text: string; level?: 2 | 3; className?: string };

/** The owner's own words, on the tint of turmeric. Nothing where nothing was written. */
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
