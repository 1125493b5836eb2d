import { fill } from '../../../core/fill.ts';
import { joinDate } from '../../../core/text/format-day.ts';
import { idInForm, openText } from './draft.ts';
import { control, element, form, settings, showStatus, status } from './form-elements.ts';
import { showMistakes } from './mistakes.ts';
import { removeText, savedTexts, type SavedText } from './saved-texts.ts';

const { saved } = settings.words;

const sentence = element('p', { id: 'contact-saved' });
const box = element('div', { className: 'delivery-box', hidden: true }, sentence);
box.setAttribute('role', 'group');
box.setAttribute('aria-labelledby', sentence.id);
let offered: SavedText | undefined;

/** Fills `{time}` with the day and hour at which a text was written. */
export function withTime(words: string, { at }: SavedText): string {
  const { lang } = document.documentElement;
  const format = new Intl.DateTimeFormat(lang, { dateStyle: 'medium', timeStyle: 'short' });
  return fill(words, { time: joinDate(format.formatToParts(at), lang) });
}

/**
 * Offers the latest saved text that is not in the form. It names the time and no word of the text,
 * since several people may use the device.
 */
export function showOffer(): void {
  offered = savedTexts()
    .filter(({ id }) => id !== idInForm())
    .pop();
  if (!offered && box.contains(document.activeElement)) status.focus();
  sentence.textContent = offered
    ? withTime(offered.waiting ? saved.waiting : saved.draft, offered)
    : '';
  box.hidden = !offered;
}

function addButton(label: string, act: (text: SavedText) => void): void {
  const button = element('button', { className: 'delivery-button', type: 'button' }, label);
  button.addEventListener('click', () => {
    if (!offered) return;
    act(offered);
    showOffer();
  });
  box.append(button);
}

addButton(saved.open, (text) => {
  openText(text);
  showMistakes([]);
  showStatus('');
  control('message').focus();
});
addButton(saved.delete, ({ id }) => {
  removeText(id);
  showStatus(saved.deleted, { focus: true });
});

form.before(box);
// Another tab has changed what is saved.
addEventListener('storage', showOffer);
