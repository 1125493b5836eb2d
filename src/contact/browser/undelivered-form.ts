import { asciiDigits } from '../phone.ts';

/** Keeps messages in the page where `method="dialog"` does not, and the phone field to digits. */
const form = document.querySelector<HTMLFormElement>('[data-hook="undelivered-form"]');
form?.addEventListener('submit', (event) => event.preventDefault());

const phone = form?.querySelector<HTMLInputElement>('[data-hook="phone"]');
phone?.addEventListener('input', () => {
  // Marks in front of the plus come along when a number is copied.
  const digits = asciiDigits(phone.value).replace(/^[^\d+]*(\+?)|\D/g, '$1');
  if (digits === phone.value) return;
  const caret = (phone.selectionStart ?? digits.length) - (phone.value.length - digits.length);
  phone.value = digits;
  phone.setSelectionRange(caret, caret);
});
