import { useQuery } from "@tanstack/react-query";
import { Link } from "react-router";
import { useT } from "../../platform/locale.tsx";
import { Loaded } from "../../ui/feedback/loaded.tsx";
import { Skeleton, SkeletonLines } from "../../ui/skeleton.tsx";
import { AccountPage } from "../account-page.tsx";
import { accountQueries } from "../queries.ts";
import { JoinedFaces } from "./joined-faces.tsx";
import { RegisterForm } from "./register-form.tsx";
import { WhatComesNext } from "./what-comes-next.tsx";

export function RegisterScreen() {
  const t = useT("accounts");
  const options = useQuery(accountQueries.signUpOptions());
  return (
    <AccountPage
      title={t("register.title")}
      description={t("register.lead")}
      lead={t("register.lead")}
      above={<JoinedFaces className="joined-faces-small lg:hidden" />}
      on_cloth={
        <>
          <JoinedFaces />
          <WhatComesNext className="shadow-2" />
        </>
      }
    >
      <Loaded from={options} skeleton={<FormSkeleton />}>
        {(offered) => <RegisterForm options={offered} />}
      </Loaded>
      <p className="mt-4 flex flex-wrap items-center gap-x-3">
        {t("register.have_account")}
        <Link to="/login" className="nav-link underline!">
          {t("login.submit")}
        </Link>
      </p>
      <WhatComesNext className="mt-6 shadow-1 lg:hidden" />
    </AccountPage>
  );
}

function FormSkeleton() {
  return (
    <div className="flex min-h-dvh flex-col gap-6">
      <div className="grid grid-cols-2 gap-3">
        {Array.from({ length: 7 }, (_, i) => (
          <Skeleton key={`tile-${String(i)}`} className="h-14" />
        ))}
      </div>
      <SkeletonLines count={6} />
    </div>
  );
}
