/** Returns the address of a WhatsApp chat with this number, with a draft that the sender can still change. */
export function chatLink(base: string, phone_number: string, draft = ""): string {
  const chat = `${base}/${phone_number.replace(/\D/g, "")}`;
  return draft === "" ? chat : `${chat}?text=${encodeURIComponent(draft)}`;
}
