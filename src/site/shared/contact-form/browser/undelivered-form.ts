import { asciiDigits } from '../phone.ts';

/** Stops submitting in browsers without `method="dialog"`; keeps the phone field to digits. */
const form = document.querySelector<HTMLFormElement>('[data-hook="undelivered-form"]');
form?.addEventListener('submit', (event) => event.preventDefault());

const status = form?.querySelector<HTMLElement>('[data-hook="refused"]');
const phone = form?.querySelector<HTMLInputElement>('[data-hook="phone"]');
phone?.addEventListener('input', () => {
  // A copied number may have invisible marks before the plus.
  const digits = asciiDigits(phone.value).replace(/^[^\d+]*(\+?)|\D/g, '$1');
  if (digits === phone.value) return;
  // Tells screen readers why the letter that was typed is not there.
  if (status && /\p{L}/u.test(phone.value)) status.textContent = status.dataset['words'] ?? '';
  const caret = (phone.selectionStart ?? digits.length) - (phone.value.length - digits.length);
  phone.value = digits;
  phone.setSelectionRange(caret, caret);
});
