/** A code that a phone can dial: a sign, numbers with * between them, and #. */
const DIALLED = /^[*#]\d{1,4}(\*\d{1,15})*#$/;

/**
 * What phones do with a code by its first number, whatever follows and whether *, #, *#, ** or ##
 * stands before it: a phone or its network acts on it, and no service of mobile money sees it.
 * Sources, read on 2026-11-23: 3GPP TS 22.030, 6.5 and 6.6 (passwords, PIN, *#06#) and annex B
 * (services of calls); *72 and *73 as vertical service codes of CDMA networks
 * (https://en.wikipedia.org/wiki/Vertical_service_code); *2767 and *5005 as phones of Samsung and
 * Apple know them.
 */
const ACTS: readonly [first: RegExp, does: string][] = [
  [/^(21|61|62|66|67|002|004|214|7[23](\d{5,})?)$/, 'forwards calls to another number'],
  [/^(33|33[0-3]|35|351|353)$/, 'bars calls'],
  [/^(30|31|76|77|300)$/, 'shows or hides the number of a caller'],
  [/^(43|37\d?|36[0-3]|59\d?|75\d?|88|96)$/, 'changes what happens to calls'],
  [/^(03|04|042|05|052)$/, 'changes the PIN or a password'],
  [/^06$/, 'shows the serial number of the phone'],
  [/^2767$/, 'can erase the phone'],
  [/^5005$/, 'changes settings of the phone'],
];

/** Why a code to dial is not one that pays, as a sentence; undefined if nothing is known against it. */
export function dialProblem(code: string): string | undefined {
  const [, signs = '', first = ''] = /^([*#]+)(\d*)/.exec(code) ?? [];
  const [, does] = ACTS.find(([acts]) => acts.test(first)) ?? [];
  if (does)
    return `This needs a code that pays, such as "*334#"; one that starts with ${signs}${first} ${does} on the phone of the person who dials it`;
  if (signs.length > 1)
    return `This needs a code that pays, such as "*334#"; one that starts with ${signs} changes or shows settings of the phone of the person who dials it`;
  return DIALLED.test(code)
    ? undefined
    : 'This needs a code that a phone can dial, such as "*334#"';
}
