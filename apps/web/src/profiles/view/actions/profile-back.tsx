import { ArrowLeft } from "lucide-react";
import { useLocation, useNavigate } from "react-router";
import { useT } from "../../../platform/locale.tsx";
import { Button } from "../../../ui/controls/button.tsx";
import { RoundButton } from "../../../ui/person/round-button.tsx";

/** Goes back to the previous page; a visitor who opened the profile by a link goes to the suggestions. */
function useBack(): () => void {
  const navigate = useNavigate();
  const { key } = useLocation();
  // The router gives the first entry of its history this key.
  return () => void (key === "default" ? navigate("/suggestion") : navigate(-1));
}

/** The way back as a round button on the photo. */
export function RoundBack() {
  const t = useT("view_profile");
  return (
    <RoundButton
      Icon={ArrowLeft}
      label={t("back")}
      overPhoto
      className="m-3 self-start justify-self-start"
      onClick={useBack()}
    />
  );
}

/** The way back as a line of text, on pages without a full-width photo. */
export function BackLine() {
  const t = useT("view_profile");
  return (
    <Button
      look="quiet"
      className="-ml-3"
      icon={<ArrowLeft aria-hidden="true" size={22} />}
      onClick={useBack()}
    >
      {t("back")}
    </Button>
  );
}
