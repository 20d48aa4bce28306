import {
  registerDeskDevice,
  removeDeskDevice,
  removeWakeNumber,
  sendWakeNumberCode,
  setOnCall,
  showOnCall,
  verifyWakeNumber,
} from "@sanjog/contract/on-call";
import { queryOptions, useQueryClient } from "@tanstack/react-query";
import type { CallAnswer } from "../../platform/api-client.ts";
import { showToast } from "../../platform/toast.tsx";
import { callDesk } from "../desk-client.ts";

export type OnCall = CallAnswer<typeof showOnCall>["data"];

const key = ["on_call"];
const minute = 60_000;

/** Who is on call is looked up again each minute, as the queue is. */
export const onCallQuery = queryOptions({
  queryKey: key,
  queryFn: async ({ signal }) => (await callDesk(showOnCall, { signal })).data,
  refetchInterval: minute,
});

/** The steps by which somebody says how they are woken. Each shows the server's sentence. */
export function useOnCallSteps() {
  const client = useQueryClient();
  async function done(step: Promise<{ message?: string | undefined }>) {
    const { message } = await step;
    showToast("success", message ?? "");
    await client.invalidateQueries({ queryKey: key });
  }
  return {
    setOnCall: (on_call: boolean) => done(callDesk(setOnCall, { body: { on_call } })),
    sendCode: (phone_number: string) => done(callDesk(sendWakeNumberCode, { body: { phone_number } })),
    verify: (phone_otp: string) => done(callDesk(verifyWakeNumber, { body: { phone_otp } })),
    removeNumber: () => done(callDesk(removeWakeNumber, {})),
    addDevice: (device_token: string) => done(callDesk(registerDeskDevice, { body: { device_token } })),
    removeDevice: (endpoint: string) => done(callDesk(removeDeskDevice, { body: { endpoint } })),
  };
}
