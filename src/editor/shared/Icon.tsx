/** The path of each icon in a square of 24. Not characters, which fonts of the device may lack. */
const LINES = {
  start: 'M3 11l9-8 9 8M6 9v11h12V9M10 20v-6h4v6',
  fields: 'M4 6h16M4 12h16M4 18h10',
  undo: 'M9 14 4 9l5-5M4 9h10a6 6 0 0 1 0 12h-4',
  redo: 'm15 14 5-5-5-5M20 9H10a6 6 0 0 0 0 12h4',
  warning: 'M12 3 2 21h20ZM12 10v5M12 18v.5',
  remove: 'M4 7h16M9 7V4h6v3M6 7l1 13h10l1-13M10 11v6M14 11v6',
  done: 'm5 13 4 4L19 7',
  add: 'M12 4v16M4 12h16',
  up: 'M12 20V4M5 11l7-7 7 7',
  down: 'M12 4v16M5 13l7 7 7-7',
  more: 'M12 5.5v1M12 11.5v1M12 17.5v1',
  around: 'M4 10V4h6M4 4l6 6M20 14v6h-6M20 20l-6-6',
} as const;

export type IconName = keyof typeof LINES;

/** A decorative icon in the text colour; its button or link has an accessible name. */
export const Icon = ({ name }: { name: IconName }) => <LineDrawing path={LINES[name]} />;

/** A drawing of lines from a path in a square of 24. */
export const LineDrawing = ({ path }: { path: string }) => (
  <svg className="icon" viewBox="0 0 24 24" aria-hidden="true">
    <path d={path} />
  </svg>
);
