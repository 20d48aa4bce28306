import { Link } from "react-router";
import { useProductName } from "../../platform/site-info.ts";
import { Phul } from "../phul.tsx";

/** The flower and the name; on the smallest phones a `brief` one leaves the name to screen-reader users. */
export function Brand({ to, brief = false }: { to: string; brief?: boolean }) {
  const name = useProductName();
  return (
    <Link to={to} className="brand">
      <Phul />
      <span className={brief ? "brand-brief" : undefined}>{name}</span>
    </Link>
  );
}
