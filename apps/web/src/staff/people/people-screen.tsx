import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useT } from "../../platform/locale.tsx";
import { Button } from "../../ui/controls/button.tsx";
import { Loaded } from "../../ui/feedback/loaded.tsx";
import { DeskPage } from "../desk-page.tsx";
import { InviteDialog } from "./invite-dialog.tsx";
import { OpenInvitations } from "./open-invitations.tsx";
import { peopleQuery } from "./queries.ts";
import { StaffTable } from "./staff-table.tsx";

/** Who works at the desk: the accounts and the open invitations, for keepers. */
export function PeopleScreen() {
  const t = useT("staff");
  const [inviting, setInviting] = useState(false);
  return (
    <DeskPage
      title={t("people.title")}
      action={<Button onClick={() => setInviting(true)}>{t("people.invite")}</Button>}
    >
      <div className="desk-sections">
        <Accounts />
      </div>
      <InviteDialog open={inviting} onClose={() => setInviting(false)} />
    </DeskPage>
  );
}

function Accounts() {
  const people = useQuery(peopleQuery);
  return (
    <Loaded from={people}>
      {({ staff, invitations }) => (
        <>
          <StaffTable people={staff} />
          <OpenInvitations invitations={invitations} />
        </>
      )}
    </Loaded>
  );
}
