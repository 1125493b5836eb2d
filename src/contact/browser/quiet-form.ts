import { dialled } from '../phone.ts';

/**
 * The form that sends nothing. `method="dialog"` keeps every message in the page; this does the
 * same where a browser does not know that method, and keeps letters out of the phone field.
 */
const form = document.querySelector<HTMLFormElement>('[data-hook="quiet-form"]');
form?.addEventListener('submit', (event) => event.preventDefault());

const phone = form?.querySelector<HTMLInputElement>('[data-hook="phone"]');
phone?.addEventListener('input', () => {
  const digits = dialled(phone.value);
  if (digits === phone.value) return;
  const caret = (phone.selectionStart ?? digits.length) - (phone.value.length - digits.length);
  phone.value = digits;
  phone.setSelectionRange(caret, caret);
});
