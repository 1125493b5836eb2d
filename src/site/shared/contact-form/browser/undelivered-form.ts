import { asciiDigits } from '../phone.ts';

/** Stops the submit where `method="dialog"` does not, and keeps the phone field to digits. */
const form = document.querySelector<HTMLFormElement>('[data-hook="undelivered-form"]');
form?.addEventListener('submit', (event) => event.preventDefault());

const status = form?.querySelector<HTMLElement>('[data-hook="refused"]');
const phone = form?.querySelector<HTMLInputElement>('[data-hook="phone"]');
phone?.addEventListener('input', () => {
  // A copied number can have invisible marks before the plus.
  const digits = asciiDigits(phone.value).replace(/^[^\d+]*(\+?)|\D/g, '$1');
  if (digits === phone.value) return;
  // Who cannot see that a letter has vanished hears why.
  if (status && /\p{L}/u.test(phone.value)) status.textContent = status.dataset['words'] ?? '';
  const caret = (phone.selectionStart ?? digits.length) - (phone.value.length - digits.length);
  phone.value = digits;
  phone.setSelectionRange(caret, caret);
});
