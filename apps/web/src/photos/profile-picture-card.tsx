import { Trash2 } from "lucide-react";
import { useT } from "../platform/locale.tsx";
import { useOwnName } from "../platform/own-name.ts";
import { useSession } from "../platform/session.ts";
import { showToast } from "../platform/toast.tsx";
import { Button } from "../ui/controls/button.tsx";
import type { Question } from "../ui/dialogs/confirm-dialog.tsx";
import { Card } from "../ui/layout/card.tsx";
import { MemberPicture } from "../ui/member-picture.tsx";
import { ExamplePhotos } from "./example-photos.tsx";
import { ProfilePicturePicker } from "./profile-picture-picker.tsx";
import { useDeleteProfilePicture } from "./queries.ts";
import { useWarning } from "./use-warning.ts";

/** The profile picture: choose, crop and upload it, or delete it. Until there is one, examples show what is meant. */
export function ProfilePictureCard({ ask }: { ask: (question: Question) => void }) {
  const t = useT("photos");
  const words = useT("common");
  const { user } = useSession();
  const own_name = useOwnName();
  const remove = useDeletion();
  if (!user) return null;
  const { profile_picture } = user;
  return (
    <Card>
      {!profile_picture && <ExamplePhotos />}
      <div className={profile_picture ? "grid gap-4 sm:grid-cols-[18.75rem_1fr]" : undefined}>
        {profile_picture && (
          <MemberPicture
            picture={profile_picture}
            name={own_name || (user.email ?? "")}
            id={user.user_id}
            className="aspect-square w-full max-w-[18.75rem] rounded-lg"
          />
        )}
        <ProfilePicturePicker label={profile_picture ? t("profile.change") : t("profile.add")}>
          {profile_picture && (
            <Button
              look="quiet"
              icon={<Trash2 aria-hidden="true" size={20} />}
              onClick={() =>
                ask({
                  title: t("profile.delete_title"),
                  text: t("profile.delete_text"),
                  yes: t("profile.delete_yes"),
                  no: t("profile.delete_no"),
                  danger: true,
                  onYes: remove,
                })
              }
            >
              {words("delete")}
            </Button>
          )}
        </ProfilePicturePicker>
      </div>
    </Card>
  );
}

function useDeletion() {
  const { mutateAsync } = useDeleteProfilePicture();
  const warn = useWarning();
  return async () => {
    try {
      const { message } = await mutateAsync();
      showToast("success", message ?? "");
    } catch (fieldError) {
      warn(fieldError);
    }
  };
}
