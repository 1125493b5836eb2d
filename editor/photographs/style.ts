/** The look of what chooses a point of a picture, in the form. */
export const FOCUS_STYLE = `
      .focus { display: grid; gap: 8px; justify-items: start }
      .focus .whole { position: relative; max-width: 100%; touch-action: manipulation; cursor: crosshair }
      .focus .whole img { display: block; max-width: 100%; max-height: 320px; user-select: none }
      .focus .whole i { position: absolute; width: 28px; aspect-ratio: 1; translate: -50% -50%; border: 3px solid #fff; border-radius: 50%; outline: 2px solid #000; box-shadow: inset 0 0 0 2px #000; pointer-events: none }
      .focus label { display: grid; grid-template-columns: 6.5em minmax(0, 12em) 3.5em; gap: 8px; align-items: center; min-height: 32px }
      .focus input { width: auto; height: 32px }
      .focus button { min-height: 32px; padding: 4px 12px; font: inherit }
      .focus ul { display: flex; flex-wrap: wrap; gap: 12px; align-items: end; margin: 0; padding: 0; list-style: none; font-size: var(--sui-font-size-small, 13px) }
      .focus li { width: min-content }
      .focus li img { display: block; height: 96px; object-fit: cover }
      @media (pointer: coarse) { .focus label, .focus input, .focus button { min-height: 44px } }`;
