/** An e-mail address that its owner recognises and nobody else can use: p•••@example.com. */
export function maskEmail(email: string): string {
  const at = email.lastIndexOf("@");
  const first = Array.from(email.slice(0, Math.max(at, 0)))[0] ?? "";
  return `${first}•••${email.slice(at)}`;
}

/** A number of which its country and last three digits are left: +91 ••• 210. */
export function maskPhone(e164: string): string {
  const country =
    /^\+(1|7|2[07]|3[0-469]|4[013-9]|5[1-8]|6[0-6]|8[1246]|9[0-58]|\d{3})/.exec(e164)?.[0] ?? "+";
  return `${country} ••• ${e164.slice(-3)}`;
}

/** The name of an account that its owner knows it by, without giving it away. */
export function maskAccount(account: { email: string | null; phone_number: string | null }): string {
  if (account.email) return maskEmail(account.email);
  return account.phone_number ? maskPhone(account.phone_number) : "•••";
}
