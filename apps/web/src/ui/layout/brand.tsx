import { Link } from "react-router";
import { useProductName } from "../../platform/site-info.ts";
import { Phul } from "../phul.tsx";

/** The flower and the name. */
export function Brand({ to }: { to: string }) {
  return (
    <Link to={to} className="brand">
      <Phul />
      {useProductName()}
    </Link>
  );
}
