import { Page } from "../ui/page.tsx";

export function OtpVerificationScreen() {
  return <Page title="OtpVerificationScreen">{null}</Page>;
}
