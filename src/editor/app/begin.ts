/** The first script of the editor: starts it, or says what the address or the browser lacks. */
import '../no-eval.ts';
import './page-style.ts';

/**
 * Whether the browser has the two newest features that the editor needs: `URL.parse` (Chrome 126,
 * Safari 18), and plain text typed in place (Firefox 136).
 */
function isCurrent(): boolean {
  const text = document.createElement('p');
  text.setAttribute('contenteditable', 'plaintext-only');
  return 'parse' in URL && text.contentEditable === 'plaintext-only';
}

// Over plain HTTP, browsers withhold `crypto.subtle`, `navigator.locks` and more.
if (!isSecureContext) {
  const secure = document.createElement('a');
  secure.href = location.href.replace(/^http:/, 'https:');
  secure.textContent = secure.href;
  const sentence = 'The editor works only at a secure address (https). Open it there: ';
  document.body.replaceChildren(sentence, secure);
} else if (isCurrent()) void import('./main.tsx').then(({ start }) => start());
else
  document.body.replaceChildren(
    'This browser is too old for the editor. Update it, or use a newer one: Chrome or Edge from version 126, Firefox from 136, Safari from 18.',
  );
