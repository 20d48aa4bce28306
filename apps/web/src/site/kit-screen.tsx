import { photo_max_bytes } from "@sanjog/domain/photos/photo-rules";
import { Briefcase, Send } from "lucide-react";
import { type ReactNode, useState } from "react";
import { CropDialog } from "../photos/crop-dialog.tsx";
import { ApiError } from "../platform/api-error.ts";
import { useT } from "../platform/locale.tsx";
import { showToast } from "../platform/toast.tsx";
import { Button, type ButtonLook } from "../ui/controls/button.tsx";
import { Switch } from "../ui/controls/switch.tsx";
import { useConfirm } from "../ui/dialogs/confirm-dialog.tsx";
import { Failed } from "../ui/feedback/loaded.tsx";
import { Notice } from "../ui/feedback/notice.tsx";
import { Card } from "../ui/layout/card.tsx";
import { Page } from "../ui/layout/page.tsx";
import { Pager } from "../ui/layout/pager.tsx";
import { ProgressDiamonds } from "../ui/layout/progress-diamonds.tsx";
import { TabButtons } from "../ui/layout/tabs.tsx";
import { MemberPicture } from "../ui/member-picture.tsx";
import { FullScreenModal, Modal } from "../ui/modal.tsx";
import { SkeletonLines } from "../ui/skeleton.tsx";
import { KitForm } from "./kit-form.tsx";
import { KitPerson } from "./kit-person.tsx";
import { KitStates } from "./kit-states.tsx";
import { TermsText } from "./legal-text.tsx";

const looks: ButtonLook[] = ["primary", "plain", "secondary", "quiet", "danger"];

/** Every control in every state, for developers. */
export function KitScreen() {
  const t = useT("common");
  return (
    <Page title={t("search")} lead={t("footer.free")}>
      <div className="grid gap-8">
        <Buttons />
        <KitForm />
        <Dialogs />
        <Lists />
        <Pictures />
        <KitPerson />
        <States />
        <KitStates />
      </div>
    </Page>
  );
}

function Group({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Card title={title} icon={<Briefcase aria-hidden="true" />}>
      <div className="flex flex-wrap items-center gap-4 pt-3">{children}</div>
    </Card>
  );
}

function Buttons() {
  const t = useT("common");
  return (
    <Group title={t("save")}>
      {looks.map((look) => (
        <Button key={look} look={look} icon={<Send aria-hidden="true" size={20} />}>
          {t("save")}
        </Button>
      ))}
      <Button look="primary" busy>
        {t("save")}
      </Button>
      <Button disabled>{t("save")}</Button>
      {(["success", "warning", "error"] as const).map((level) => (
        <Button key={level} id={`toast-${level}`} onClick={() => showToast(level, t("something_went_wrong"))}>
          {t(`toast.${level}`)}
        </Button>
      ))}
    </Group>
  );
}

function Dialogs() {
  const t = useT("common");
  const photos = useT("photos");
  const { ask, dialog } = useConfirm();
  const [open, setOpen] = useState<"sheet" | "full" | null>(null);
  const [file, setFile] = useState<File | null>(null);
  const [photo, setPhoto] = useState<string | null>(null);
  return (
    <Group title={t("choose")}>
      <Button
        id="kit-confirm"
        onClick={() =>
          ask({
            title: t("delete"),
            text: t("picture.none"),
            yes: t("delete"),
            no: t("cancel"),
            onYes: () => undefined,
          })
        }
      >
        {t("delete")}
      </Button>
      <Button id="kit-sheet" onClick={() => setOpen("sheet")}>
        {t("nav.menu")}
      </Button>
      <Button id="kit-full" onClick={() => setOpen("full")}>
        {t("footer.terms")}
      </Button>
      <label className="btn btn-secondary">
        {photos("crop.title")}
        <input
          id="kit-file"
          type="file"
          accept="image/jpeg,image/png"
          className="visually-hidden"
          onChange={(event) => setFile(event.target.files?.[0] ?? null)}
        />
      </label>
      {photo && <img src={photo} alt={photos("crop.title")} className="size-32" />}
      {dialog}
      <Modal open={open === "sheet"} onClose={() => setOpen(null)} title={t("nav.menu")}>
        <p>{t("loading.empty")}</p>
      </Modal>
      <FullScreenModal open={open === "full"} onClose={() => setOpen(null)} title={t("footer.terms")}>
        <TermsText />
      </FullScreenModal>
      <CropDialog
        file={file}
        max_bytes={photo_max_bytes.profile}
        onClose={() => setFile(null)}
        onCropped={(blob) => {
          setPhoto(URL.createObjectURL(blob));
          setFile(null);
        }}
      />
    </Group>
  );
}

function Lists() {
  const t = useT("common");
  const [tab, setTab] = useState("home");
  const [page, setPage] = useState(6);
  const [on, setOn] = useState(true);
  const steps = ["personal", "family", "career", "preference", "photo"].map((id, i) => ({
    id,
    title: t("pager.page", { page: String(i + 1) }),
    done: i < 2,
  }));
  return (
    <div className="grid gap-4">
      <ProgressDiamonds steps={steps} current="career" share={0.4} />
      <TabButtons
        label={t("nav.my_profile")}
        choices={(["home", "suggestions", "my_profile", "privacy"] as const).map((id) => ({
          id,
          title: t(`nav.${id}`),
          count: 3,
        }))}
        current={tab}
        onChoose={setTab}
      />
      <Switch label={t("nav.privacy")} hint={t("picture.friends")} checked={on} onChange={() => setOn(!on)} />
      <Pager current_page={page} last_page={12} onGo={setPage} />
    </div>
  );
}

function Pictures() {
  const t = useT("common");
  const shown = [null, "friends", "private", "/backend/api/none"];
  return (
    <Group title={t("picture.none")}>
      {shown.map((picture, i) => (
        <MemberPicture
          key={picture ?? "none"}
          picture={picture}
          name={i % 2 ? "Asha" : "ਮਨਵੀਰ"}
          id={String(i)}
          className="aspect-square w-full max-w-64 rounded-lg"
        />
      ))}
      {shown.slice(0, 3).map((picture) => (
        <MemberPicture
          key={picture ?? "none"}
          picture={picture}
          name="Asha"
          id="a"
          small
          className="size-24 rounded-md"
        />
      ))}
    </Group>
  );
}

function States() {
  const t = useT("common");
  return (
    <div className="grid gap-6">
      <SkeletonLines count={2} />
      <Notice title={t("loading.empty")} action={<Button>{t("nav.edit_preferences")}</Button>} />
      <Failed error={new ApiError(0, "")} onRetry={() => undefined} />
    </div>
  );
}
