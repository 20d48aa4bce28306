import { ArrowLeft } from "lucide-react";
import { useLocation, useNavigate } from "react-router";
import { useT } from "../../platform/locale.tsx";
import { Button } from "../../ui/controls/button.tsx";

/** Goes back to the previous page; a visitor who opened the profile by a link goes to the suggestions. */
export function ViewProfileBack() {
  const t = useT("view_profile");
  const navigate = useNavigate();
  const { key } = useLocation();
  // The router gives the first entry of its history this key.
  const first = key === "default";
  return (
    <Button
      look="quiet"
      className="-ml-3 mb-3"
      icon={<ArrowLeft aria-hidden="true" size={22} />}
      onClick={() => void (first ? navigate("/suggestion") : navigate(-1))}
    >
      {t("back")}
    </Button>
  );
}
