/**
 * Timeouts of the form, in ms, for real networks: a phone that wakes up needs seconds for its first
 * answer.
 */
export const TIMEOUTS = {
  /** How long the address may take to answer. */
  answer: 20_000,
  /** How long a waiting message rests before it is sent again, while the page is open. */
  retry: 60_000,
  /** The shortest time in which a person can write a message. */
  writing: 3_000,
};

/** How long the device keeps a draft after its last change. */
export const MAX_AGE_DAYS = 30;
export const MAX_AGE = MAX_AGE_DAYS * 86_400_000;
