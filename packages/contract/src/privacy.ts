import { audiences, privacyItems } from "@sanjog/domain/privacy/privacy-items";
import { presetNames } from "@sanjog/domain/privacy/privacy-presets";
import * as z from "zod/mini";
import { endpoint } from "./endpoint.ts";
import { nested } from "./reply.ts";

const item = z.object({ privacy_id: z.string(), privacy_name: z.string(), privacy_value: z.enum(audiences) });
export type PrivacyItemView = z.infer<typeof item>;

export const listPrivacy = endpoint({
  name: "listPrivacy",
  method: "GET",
  path: "/api/user/privacy",
  access: "member",
  summary: "Lists every privacy item with its audience.",
  reply: z.array(item),
});

export const changePrivacy = endpoint({
  name: "changePrivacy",
  method: "PUT",
  path: "/api/user/privacy/:privacy_id",
  access: "member",
  summary: "Changes the audience of one item, effective from the next request.",
  params: z.object({ privacy_id: z.enum(privacyItems) }),
  body: z.object({ privacy_value: z.enum(audiences, "choose_one") }),
  reply: item,
});

export const choosePrivacyPreset = endpoint({
  name: "choosePrivacyPreset",
  method: "PUT",
  path: "/api/user/privacy-preset",
  access: "member",
  summary: "Sets the audience of every item to that of a preset, effective from the next request.",
  body: z.object({ preset: z.enum(presetNames, "choose_one") }),
  reply: z.array(item),
});

export const listImagePrivacy = endpoint({
  name: "listImagePrivacy",
  method: "GET",
  path: "/api/user/image-privacy",
  access: "member",
  summary: "Lists the privacy items that are pictures.",
  reply: nested(z.array(item)),
});
