import type { ComponentProps, MouseEvent } from "react";
import { Link, useNavigate } from "react-router";
import { classes } from "../classes.ts";
import { photosTravel, travelWithPhoto } from "./photo-travel.ts";

type Props = Omit<ComponentProps<typeof Link>, "to"> & {
  to: string;
  /** Loads the page of the link; then the photo of the card travels to it. */
  prepare?: () => Promise<unknown>;
};

/**
 * A link that covers its `.card`, which carries the focus ring. The card needs `position: relative`, and its other
 * controls the class `above-link`.
 */
export function CardLink({ to, prepare, className, onClick, ...rest }: Props) {
  const navigate = useNavigate();
  function handleClick(event: MouseEvent<HTMLAnchorElement>) {
    onClick?.(event);
    const photo = event.currentTarget.closest(".card")?.querySelector<HTMLElement>(".member-picture");
    const in_new_tab = event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
    if (!photo || !prepare || in_new_tab || !photosTravel()) return;
    event.preventDefault();
    void travelWithPhoto(photo, prepare, () => void navigate(to));
  }
  return <Link {...rest} to={to} className={classes("card-link", className)} onClick={handleClick} />;
}
