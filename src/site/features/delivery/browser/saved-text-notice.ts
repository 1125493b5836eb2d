import { fill } from '#content/text/fill.ts';
import { joinDate } from '#content/text/format.ts';
import { idInForm, openText } from './draft.ts';
import { addButton, control, element, form, formSettings, showStatus } from './form-elements.ts';
import { showMistakes } from './mistakes.ts';
import { removeExpired, removeText, savedTexts, type SavedText } from './saved-texts.ts';

const { saved } = formSettings.words;

const sentence = element('p', { id: 'contact-saved' });
const box = element('div', { className: 'delivery-box', role: 'group', hidden: true }, sentence);
box.setAttribute('aria-labelledby', sentence.id);
let offered: SavedText | undefined;

/** Fills `{time}` with the day and hour at which a text was written. */
export function withTime(words: string, { at }: SavedText): string {
  const { lang } = document.documentElement;
  const format = new Intl.DateTimeFormat(lang, { dateStyle: 'long', timeStyle: 'short' });
  return fill(words, { time: joinDate(format.formatToParts(at), lang) });
}

/**
 * Offers the latest saved text that is not in the form, and says which messages were deleted because
 * they could not be sent for too long. It names their times and none of their words, because several
 * people may use the device.
 */
export function showSavedText(): void {
  for (const text of removeExpired())
    form.before(element('p', { className: 'delivery-box' }, withTime(saved.expired, text)));
  const others = savedTexts().filter(({ id }) => id !== idInForm());
  offered = others.pop();
  box.hidden = !offered;
  if (offered)
    sentence.textContent = withTime(saved[offered.waiting ? 'waiting' : 'draft'], offered);
}

addButton(box, saved.open, () => {
  if (offered) openText(offered);
  showSavedText();
  showMistakes([]);
  showStatus('');
  control('message').focus();
});
addButton(box, saved.delete, () => {
  if (offered) removeText(offered.id);
  showSavedText();
  showStatus(saved.deleted, { focus: true });
});
form.before(box);
// The storage event says that another tab has saved or deleted a text.
addEventListener('storage', showSavedText);
