/**
 * Timeouts of the form, in ms, for real networks: a phone that wakes up needs seconds for its first
 * answer.
 */
export const TIMEOUTS = {
  /** How long the address may take to answer. */
  answer: 20_000,
  /** Delays before each retry of a waiting message; the last one repeats. */
  retries: [3_000, 15_000, 60_000, 300_000],
  /** The shortest time in which a person can write a message. */
  writing: 3_000,
};

const DAY = 86_400_000;

/** The longest `Retry-After` that the form respects, in ms. */
export const MAX_RETRY_AFTER = DAY;

/** How long the device keeps a draft after its last change, and an unsent message. */
export const MAX_AGE_DAYS = 30;
export const MAX_AGE = MAX_AGE_DAYS * DAY;
