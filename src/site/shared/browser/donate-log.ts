/** Writes a line to the console for each donate button that has no way to pay, as specified. */
const LINES = {
  'donate-by-card': 'Donate: no payment page has been set.',
  'donate-by-transfer': 'Make Transfer: no bank account has been set.',
};

for (const [hook, line] of Object.entries(LINES)) {
  document
    .querySelector(`button[data-hook="${hook}"]`)
    ?.addEventListener('click', () => console.log(line));
}
