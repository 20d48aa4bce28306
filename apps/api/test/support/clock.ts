/** A clock that does not advance until a test moves it. */
export type Clock = {
  now(): Date;
  set(moment: string | Date): void;
  /** Moves it forward: `{ days: 7, minutes: 1 }`. */
  pass(time: { days?: number; hours?: number; minutes?: number; seconds?: number }): void;
};

export function createClock(start = "2026-11-21T06:30:00Z"): Clock {
  let moment = new Date(start);
  return {
    now: () => new Date(moment),
    set: (to) => {
      moment = new Date(to);
    },
    pass: ({ days = 0, hours = 0, minutes = 0, seconds = 0 }) => {
      const ms = (((days * 24 + hours) * 60 + minutes) * 60 + seconds) * 1_000;
      moment = new Date(moment.getTime() + ms);
    },
  };
}
