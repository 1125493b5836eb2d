import { asciiDigits } from '../phone.ts';

/** Stops the submit where `method="dialog"` does not, and keeps the phone field to digits. */
const form = document.querySelector<HTMLFormElement>('[data-hook="undelivered-form"]');
form?.addEventListener('submit', (event) => event.preventDefault());

const phone = form?.querySelector<HTMLInputElement>('[data-hook="phone"]');
phone?.addEventListener('input', () => {
  // A copied number can have invisible marks before the plus.
  const digits = asciiDigits(phone.value).replace(/^[^\d+]*(\+?)|\D/g, '$1');
  if (digits === phone.value) return;
  const caret = (phone.selectionStart ?? digits.length) - (phone.value.length - digits.length);
  phone.value = digits;
  phone.setSelectionRange(caret, caret);
});
