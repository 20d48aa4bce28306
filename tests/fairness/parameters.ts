/** Everything that is assumed about how people behave, and the seeds. Nothing here was measured on real members. */
export const parameters = {
  /** The simulated days, and the first of them after which places on first pages are counted. */
  days: 30,
  first_days: 7,
  page: 8,
  seeds: 20,
  /** The share of a member's taste that others have in common; the middle one is that of the main table. */
  lambdas: [0.5, 0.3, 0.7],
  /** A member comes each day with the probability 1 / (1 + x), where x is exponential with this mean: 39 % on average. */
  visit_mean: 3,
  /** How many new faces a member looks at in one visit: each member has one of these numbers. */
  attention: [4, 8, 16],
  /** A face that the member has looked at before takes this share of the attention. */
  known_face_cost: 0.15,
  /** What a member without a picture is worth to others, as a factor. */
  without_picture: 0.6,
  /** What each wish that the other misses takes from the taste, which lies between 0 and 1. */
  missed_wish: 0.08,
  /** A member likes this best share of those who fit, and accepts requests of this best share. */
  likes_best: 0.1,
  accepts_best: 0.35,
  /** The share of those whom a woman likes that she asks; a man asks all. */
  woman_asks: 0.5,
  /** How many requests a member answers in one visit, newest first. */
  answers: [2, 3],
  /** Requests older than this count as unanswered. */
  answer_days: 14,
  /** With how many others of the same gender a member's places are compared for envy. */
  envy_sample: 30,
  sinkhorn: { temperature: 0.05, rounds: 60 },
  /** The places of a first page that deferred acceptance gives out, over the average of places each candidate may have. */
  exposure_cap: 1.25,
} as const;
