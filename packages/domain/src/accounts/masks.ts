/** Returns an e-mail address that only its owner recognises: p•••@example.com. */
export function maskEmail(email: string): string {
  const at = email.lastIndexOf("@");
  const first = Array.from(email.slice(0, Math.max(at, 0)))[0] ?? "";
  return `${first}•••${email.slice(at)}`;
}

const countryOf = (e164: string) =>
  /^\+(1|7|2[07]|3[0-469]|4[013-9]|5[1-8]|6[0-6]|8[1246]|9[0-58]|\d{3})/.exec(e164)?.[0] ?? "+";

/** Returns a number reduced to its country code and last three digits: +91 ••• 210. */
export function maskPhone(e164: string): string {
  return `${countryOf(e164)} ••• ${e164.slice(-3)}`;
}

/**
 * Returns a number in groups for reading aloud: +91 98765 43210. The spaces do not break, so it stays on one line.
 * Returns any other text unchanged.
 */
export function spacedPhone(e164: string): string {
  if (!/^\+\d{7,15}$/.test(e164)) return e164;
  const country = countryOf(e164);
  const rest = e164.slice(country.length);
  const groups =
    country === "+91" && rest.length === 10
      ? /^(\d{5})(\d{5})$/.exec(rest)
      : /^(\d{2,3})(\d{3})(\d{3,6})$/.exec(rest);
  return [country, ...(groups ? groups.slice(1) : [rest])].join("\u00a0");
}

/** Returns the account's masked e-mail address or number, by which its owner recognises the account. */
export function maskAccount(account: { email: string | null; phone_number: string | null }): string {
  if (account.email) return maskEmail(account.email);
  return account.phone_number ? maskPhone(account.phone_number) : "•••";
}
