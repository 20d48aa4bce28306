import { Link } from "react-router";
import { useProductName } from "../../platform/site-info.ts";
import { Phul } from "../phul.tsx";

/**
 * The flower and the name; with `brief` the smallest phones show the flower only, and screen readers still read the
 * name.
 */
export function Brand({ to, brief = false }: { to: string; brief?: boolean }) {
  const name = useProductName();
  return (
    <Link to={to} className="brand">
      <Phul />
      <span className={brief ? "brand-brief" : undefined}>{name}</span>
    </Link>
  );
}
