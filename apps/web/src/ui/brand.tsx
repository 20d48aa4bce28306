import { Link } from "react-router";
import { useProductName } from "../platform/site-info.ts";
import { Phul } from "./phul.tsx";

export function Brand({ to }: { to: string }) {
  const name = useProductName();
  return (
    <Link to={to} className="brand">
      <Phul />
      {name}
    </Link>
  );
}
