/** The look of the button of deleted pages and of their list. */
export const DELETED_STYLE = `
      .deleted-button { position: fixed; inset: auto auto 52px 8px; z-index: 1; min-height: 36px; padding: 4px 14px; border: 1px solid #767676; border-radius: 18px; background: #fff; color: #1a1a1a; font: 600 14px/1.4 system-ui, sans-serif; cursor: pointer }
      .deleted-list { box-sizing: border-box; width: min(32rem, 100vw - 16px); padding: 8px 16px 16px; border: 1px solid #767676; border-radius: 8px; background: #fff; color: #1a1a1a; font: 14px/1.5 system-ui, sans-serif }
      .deleted-list h2 { margin: 8px 0; font-size: 16px }
      .deleted-list ul { margin: 0 0 8px; padding: 0; list-style: none }
      .deleted-list li { padding: 6px 0; border-block-start: 1px solid #ddd }
      .deleted-list button { min-height: 36px; font: inherit; cursor: pointer }
      .deleted-list li button { display: block; padding: 4px 0; border: 0; background: none; color: #1355b0; text-align: start; text-decoration: underline }
      @media (width < 768px) { .deleted-button { inset-block-end: 114px } }
      @media (pointer: coarse) {
        .deleted-button, .deleted-list button { min-height: 44px }
        .deleted-button { border-radius: 22px }
      }`;
