import * as endpoints from "@sanjog/contract/on-call";
import type { FastifyInstance } from "fastify";
import type { PlatformDeps } from "../platform/deps.ts";
import { bind } from "../platform/http/bind.ts";
import { registerDeskDevice, removeDeskDevice } from "./commands/desk-devices.ts";
import { setOnCall } from "./commands/on-call.ts";
import * as number from "./commands/wake-number.ts";
import { showOnCall } from "./queries/on-call.ts";
import { staffTexts } from "./staff-texts.ts";

/** The endpoints by which somebody at the desk says whether and how they are woken. */
export function registerOnCallRoutes(app: FastifyInstance, deps: PlatformDeps): void {
  bind(app, deps, endpoints.showOnCall, async ({ staff }) => ({ data: await showOnCall(deps, staff) }));
  bind(app, deps, endpoints.setOnCall, async ({ staff, body, locale }) => {
    await setOnCall(deps, staff, body.on_call);
    return { message: staffTexts(locale)[body.on_call ? "on_call" : "off_call"] };
  });
  bind(app, deps, endpoints.sendWakeNumberCode, async ({ staff, body, locale }) => {
    await number.sendNumberCode(deps, staff, body.phone_number);
    return { message: staffTexts(locale).number_code_sent };
  });
  bind(app, deps, endpoints.verifyWakeNumber, async ({ staff, body, locale }) => {
    await number.verifyNumber(deps, staff, body.phone_otp);
    return { message: staffTexts(locale).number_verified };
  });
  bind(app, deps, endpoints.removeWakeNumber, async ({ staff, locale }) => {
    await number.removeNumber(deps, staff);
    return { message: staffTexts(locale).number_removed };
  });
  bind(app, deps, endpoints.registerDeskDevice, async ({ staff, body, locale }) => {
    await registerDeskDevice(deps, staff, body.device_token);
    return { message: staffTexts(locale).device_registered };
  });
  bind(app, deps, endpoints.removeDeskDevice, async ({ staff, body, locale }) => {
    await removeDeskDevice(deps, staff, body.endpoint);
    return { message: staffTexts(locale).device_removed };
  });
}
