import { serviceMessageSchema } from "@sanjog/domain/help/service-message";
import { endpoint } from "./endpoint.ts";
import { nothing } from "./reply.ts";

export const sendServiceMessage = endpoint({
  name: "sendServiceMessage",
  method: "POST",
  path: "/api/user/service-message",
  access: "member",
  summary: "Sends the desk a message about one's own profile.",
  unnamed: true,
  body: serviceMessageSchema,
  reply: nothing,
});
