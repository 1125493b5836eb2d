import { policyText, type Policy } from '../hosting/policy.ts';
import type { EditingService } from './schema.ts';
import { connectionOf } from './backend.ts';
import { DELETED_STYLE } from './history/style.ts';
import { FOCUS_STYLE } from './photographs/style.ts';

const SELF = "'self'";
const NONE = ["'none'"];

/**
 * What the editor may do: run its own files, talk to the one service that is set, show pictures
 * that were just chosen (`blob:`). The CMS adds styles as it runs, which no hash can allow.
 */
function editorPolicy(editing: EditingService | undefined): Policy {
  const { origins, portraits } = connectionOf(editing);
  return {
    'default-src': NONE,
    'object-src': NONE,
    // The CMS writes a <base> into the page beside the form.
    'base-uri': [SELF],
    'form-action': NONE,
    'script-src': [SELF],
    'style-src': [SELF, "'unsafe-inline'"],
    'font-src': [SELF],
    'img-src': [SELF, 'blob:', 'data:', ...portraits],
    'media-src': [SELF, 'blob:'],
    // The page beside the form is a document of its own, made in the browser.
    'frame-src': [SELF, 'blob:'],
    'connect-src': [SELF, 'blob:', 'data:', ...origins],
  };
}

const STYLE = `${FOCUS_STYLE}${DELETED_STYLE}
      .beside { margin: 4px 3px 6px; padding: 4px 10px; border-inline-start: 3px solid var(--sui-control-border-color, #999); background: var(--sui-tertiary-background-color, transparent); font-size: var(--sui-font-size-small, 13px); line-height: 1.45 }
      .beside p { margin: 0 }
      .beside .words { white-space: pre-line; max-height: 16em; overflow: auto }
      .beside .meant { font-weight: 600 }
      .beside .wanting { color: var(--sui-error-foreground-color, #b3261e); font-weight: 600 }
      .mistake { margin: 4px 3px 6px; padding: 4px 10px; border-inline-start: 3px solid currentColor; color: var(--sui-error-foreground-color, #b3261e); font-size: var(--sui-font-size-small, 13px); font-weight: 600; line-height: 1.45 }
      .mistake::first-letter { text-transform: uppercase }
      .online { position: fixed; z-index: 9; inset-block-end: 12px; inset-inline: 12px; inline-size: fit-content; max-inline-size: min(40rem, calc(100vw - 24px)); margin-inline: auto; pointer-events: none }
      .online:not(:empty) { display: grid; grid-template-columns: 1fr auto; align-items: start; padding: 4px 4px 4px 16px; border-radius: 8px; background: #1a1a1a; color: #fff; box-shadow: 0 2px 12px #0006; font: 14px/1.45 system-ui, sans-serif; pointer-events: auto }
      /* Above the buttons that stand there in a narrow window, and "Entry saved". */
      @media (width < 768px) { .online { inset-block-end: 124px } }
      .online p { margin: 6px 0 }
      .online .advice { grid-column: 1 / -1; grid-row: 2; padding-inline-end: 12px; white-space: pre-line }
      .online a { color: #f5c451 }
      .online button { min-block-size: 32px; min-inline-size: 32px; border: 0; background: none; color: inherit; font: 20px/1 system-ui, sans-serif; cursor: pointer }
      .pair { margin: 4px 3px 6px; font-size: var(--sui-font-size-small, 13px); line-height: 1.45; overflow-wrap: anywhere }
      .pair button { display: inline; padding: 4px 0; text-align: start; border: 0; background: none; color: inherit; font: inherit; text-decoration: underline; cursor: pointer }
      .missing-mark { margin: 4px 3px 6px; padding: 4px 10px; border-inline-start: 3px solid #8a5a00; font-size: var(--sui-font-size-small, 13px); line-height: 1.45 }
      .missing-button { position: fixed; inset: auto auto 8px 8px; z-index: 1; min-height: 36px; padding: 4px 14px; border: 1px solid #8a5a00; border-radius: 18px; background: #fff; color: #1a1a1a; font: 600 14px/1.4 system-ui, sans-serif; cursor: pointer }
      .missing-list { position: fixed; inset: auto auto 52px 8px; box-sizing: border-box; width: min(36rem, 100vw - 16px); max-height: min(40rem, 100dvh - 68px); margin: 0; overflow: auto; padding: 8px 16px; border: 1px solid #8a5a00; border-radius: 8px; background: #fff; color: #1a1a1a; font: 14px/1.5 system-ui, sans-serif }
      @media (width < 768px) {
        .missing-button { inset-block-end: 62px }
        .missing-list { inset-block-end: 112px; max-height: calc(100dvh - 128px) }
        /* In a form beside the button that shows the page, where it covers no field. */
        body:has(.content-editor) .missing-button { inset-block: 58px auto; inset-inline-start: 52px }
      }
      @media (width >= 768px) {
        /* In a form beside Save, where it covers no field. */
        body:has(.content-editor) .missing-button { inset: 10px 120px auto auto }
        body:has(.content-editor) .missing-list { inset: 54px 120px auto auto }
      }
      .missing-list h2 { margin: 8px 0; font-size: 16px }
      .missing-list ul { margin: 0; padding: 0; list-style: none }
      .missing-list li { padding: 6px 0; border-block-start: 1px solid #ddd }
      .missing-list li button { display: block; padding: 4px 0; border: 0; background: none; color: #1355b0; font: inherit; text-align: start; text-decoration: underline; cursor: pointer }
      .choice { contain: inline-size; display: flex; flex-wrap: wrap; gap: 8px 16px; align-items: center }
      .choice label { display: flex; gap: 8px; align-items: center }
      .choice [hidden] { display: none }
      .choice [type="checkbox"] { inline-size: 24px; block-size: 24px }
      .choice select { flex: 1 1 100%; min-inline-size: 0; block-size: var(--sui-textbox-height); padding-inline: 8px; border: 1px solid var(--sui-textbox-border-color); border-radius: var(--sui-textbox-border-radius); background: var(--sui-textbox-background-color); color: var(--sui-textbox-foreground-color); font: inherit }
      .choice > input { flex: 1 1 100% }
      .loading { display: grid; min-height: 90vh; place-content: center; gap: 1rem; padding: 1rem; text-align: center; font: 1.125rem/1.5 system-ui, sans-serif }
      .loading progress { inline-size: min(20rem, 80vw); margin: auto }
      .late { visibility: hidden; animation: show 0s 15s forwards }
      @keyframes show { to { visibility: visible } }
      @media (pointer: coarse) {
        .missing-button, .missing-list li button, .online button, .choice select, .choice label, .choice > input { min-block-size: 44px }
        .missing-button { border-radius: 22px }
        .online button { min-inline-size: 44px }
      }
      @media (prefers-color-scheme: dark) { html { background: #1a1a1a; color: #fff } }`;

/** Shown while the editor loads, and if it never does; needs no script. */
const LOADING = `<main class="loading" id="loading">
      <h1>Editor</h1>
      <p role="status">Loading the editor…</p>
      <progress aria-label="Loading"></progress>
      <p class="late">This is taking longer than usual. Check your connection, then load the page again.</p>
      <noscript><p>The editor needs JavaScript, which is switched off in this browser. The pages of the site work without it: <a href="/">to the site</a>.</p></noscript>
    </main>`;

/** The page of the editor, with its policy and what it has to know of the settings. */
export function editorPage(editing: EditingService | undefined): string {
  // Within <script> only "<" could end the data early.
  const data = editing && JSON.stringify(editing).replaceAll('<', '\\u003c');
  return `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <meta http-equiv="Content-Security-Policy" content="${policyText(editorPolicy(editing))}">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="robots" content="noindex, nofollow">
    <title>Editor</title>
    <link rel="icon" href="/favicon.svg">
    <style>${STYLE}
    </style>
    ${data ? `<script type="application/json" id="editing">${data}</script>` : ''}
    <script type="module" src="/admin/editor.js"></script>
  </head>
  <body>
    ${LOADING}
  </body>
</html>
`;
}
