/**
 * A refusal and a lost network are noted by the browser itself, a missing worker by Playwright, which leaves it out
 * unless a journey wants it; all are part of some journeys. That a script was preloaded and not used soon is a note
 * about how busy the machine is.
 */
const expected = [
  /^Failed to load resource: (the server responded with a status of 4\d\d|net::ERR_INTERNET_DISCONNECTED)/,
  /^Service Worker registration blocked by Playwright/,
  / was preloaded using link preload but not used within a few seconds/,
];

/** Returns whether a console message of the browser is an error of the page. */
export function isComplaint(kind: string, text: string): boolean {
  return ["error", "warning"].includes(kind) && !expected.some((pattern) => pattern.test(text));
}
