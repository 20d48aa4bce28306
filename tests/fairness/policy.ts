/** A request between two members of the market, by their places in it. */
export type Asked = {
  from: number;
  to: number;
  day: number;
  answer: { day: number; accepted: boolean } | null;
};

/** What happened on one day: who came, the pages that were served to them, and the requests sent or answered. */
export type Day = {
  day: number;
  visitors: readonly number[];
  served: readonly { viewer: number; members: readonly number[] }[];
  sent: readonly Asked[];
  answered: readonly Asked[];
};

/** A way to order those who fit. */
export type Policy = {
  /** Returns for each viewer the first `length` members of the list. Members in a relation may be among them. */
  listsOf(viewers: readonly number[], day: number, length: number): Promise<readonly (readonly number[])[]>;
  /** The night after a day. */
  night(day: Day): Promise<void>;
};
