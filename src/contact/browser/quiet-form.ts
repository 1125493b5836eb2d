/**
 * The contact form while messages have nowhere to go. Before it loads `method="dialog"` already keeps every message
 * in the page; it does the same for browsers that do not know that method, and keeps letters out of the phone field.
 */
const form = document.querySelector<HTMLFormElement>('[data-hook="quiet-form"]');
form?.addEventListener('submit', (event) => event.preventDefault());

const phone = form?.querySelector<HTMLInputElement>('[data-hook="phone"]');
phone?.addEventListener('input', () => {
  const kept = phone.value.replace(/(?!^\+)\D/g, '');
  if (kept === phone.value) return;
  const caret = (phone.selectionStart ?? kept.length) - (phone.value.length - kept.length);
  phone.value = kept;
  phone.setSelectionRange(caret, caret);
});
