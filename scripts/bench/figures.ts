/** What is measured, in the order of the table: what one run gives, and how the figure is written. */
export const FIGURES = {
  performance: { title: 'perf', digits: 0 },
  accessibility: { title: 'a11y', digits: 0 },
  bestPractices: { title: 'best', digits: 0 },
  seo: { title: 'seo', digits: 0 },
  firstPaint: { title: 'FCP ms', digits: 0 },
  largestPaint: { title: 'LCP ms', digits: 0 },
  blocked: { title: 'TBT ms', digits: 0 },
  shift: { title: 'CLS', digits: 3 },
  speedIndex: { title: 'SI ms', digits: 0 },
  slowFirstPaint: { title: 'slow FCP', digits: 0 },
  slowLargestPaint: { title: 'slow LCP', digits: 0 },
  bytes: { title: 'bytes', digits: 0 },
  requests: { title: 'requests', digits: 0 },
  menu: { title: 'menu ms', digits: 0 },
  faq: { title: 'FAQ ms', digits: 0 },
  nextCold: { title: 'next, cold', digits: 0 },
  nextFromMenu: { title: 'next, menu', digits: 0 },
  nextFromFooter: { title: 'next, footer', digits: 0 },
} as const;

export type Figure = keyof typeof FIGURES;
export type Figures = { [Name in Figure]?: number | undefined };
