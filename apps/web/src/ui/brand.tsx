import { Link } from "react-router";
import { useT } from "../platform/locale.tsx";
import { Phul } from "./phul.tsx";

export function Brand({ to }: { to: string }) {
  const t = useT("common");
  return (
    <Link to={to} className="brand">
      <Phul />
      {t("product")}
    </Link>
  );
}
