import { dialled } from '../phone.ts';

/** Keeps messages in the page where `method="dialog"` does not, and the phone field to digits. */
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
