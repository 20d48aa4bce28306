import type { DeskPagePath } from "@sanjog/contract/pages";
import { hasRole, type StaffRole } from "@sanjog/domain/staff/roles";
import { QueryClientProvider } from "@tanstack/react-query";
import { type ComponentType, useState } from "react";
import { Navigate, Route, Routes, useLocation } from "react-router";
import { CaseScreen } from "./cases/case-screen.tsx";
import { WaitingScreen } from "./cases/decision/waiting-screen.tsx";
import { QueueScreen } from "./cases/queue-screen.tsx";
import { useT } from "./platform/locale.tsx";
import { createQueryClient } from "./platform/query-client.ts";
import { returnStateFor } from "./platform/return-path.ts";
import { DeskAccountScreen } from "./staff/desk-account-screen.tsx";
import { DeskFrame } from "./staff/desk-frame.tsx";
import { DeskNotFound } from "./staff/desk-not-found.tsx";
import { type DeskAccount, useDeskSession } from "./staff/desk-session.ts";
import { InvitationScreen } from "./staff/invitation-screen.tsx";
import { DeskLoginScreen } from "./staff/login/desk-login-screen.tsx";
import { PeopleScreen } from "./staff/people/people-screen.tsx";
import { Loaded } from "./ui/feedback/loaded.tsx";

/** The pages that need a login, and the role for each. All are one file: few people load it, and they use all of it. */
const pages = {
  "/desk": ["moderator", QueueScreen],
  "/desk/cases/:id": ["moderator", CaseScreen],
  "/desk/waiting": ["lead", WaitingScreen],
  "/desk/account": ["moderator", DeskAccountScreen],
  "/desk/staff": ["keeper", PeopleScreen],
} satisfies Partial<Record<DeskPagePath, [StaffRole, ComponentType]>>;

/** The desk: its frame, its pages, and a cache of its own, which a member's log-out does not touch. */
export function DeskApp() {
  const [client] = useState(createQueryClient);
  return (
    <QueryClientProvider client={client}>
      <Framed />
    </QueryClientProvider>
  );
}

function Framed() {
  const t = useT("staff");
  const links = ({ role }: DeskAccount) => [
    { to: "/desk", title: t("nav.cases") },
    ...(hasRole(role, "lead") ? [{ to: "/desk/waiting", title: t("nav.waiting") }] : []),
    ...(hasRole(role, "keeper") ? [{ to: "/desk/staff", title: t("nav.people") }] : []),
    { to: "/desk/account", title: t("nav.account") },
  ];
  return (
    <DeskFrame links={links}>
      <Routes>
        <Route path="/desk/login" element={<DeskLoginScreen />} />
        <Route path="/desk/invitation" element={<InvitationScreen />} />
        {Object.entries(pages).map(([path, [role, Screen]]) => (
          <Route key={path} path={path} element={<SignedIn role={role} Screen={Screen} />} />
        ))}
        <Route path="*" element={<DeskNotFound />} />
      </Routes>
    </DeskFrame>
  );
}

/** Opens a page for somebody who is logged in and has the role; others log in first and then return to it. */
function SignedIn({ role, Screen }: { role: StaffRole; Screen: ComponentType }) {
  const session = useDeskSession();
  const { pathname, search } = useLocation();
  return (
    <Loaded from={session}>
      {(reached) => {
        if (reached.step !== "in")
          return <Navigate to="/desk/login" replace state={returnStateFor(pathname + search)} />;
        return hasRole(reached.account.role, role) ? <Screen /> : <DeskNotFound />;
      }}
    </Loaded>
  );
}
