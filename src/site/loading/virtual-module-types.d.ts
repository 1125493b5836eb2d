/** The types of the modules that virtual-modules.ts generates. */
declare module 'virtual:site/texts' {
  /** Path from the project's root and text of each file of content/. */
  const texts: [path: string, text: string][];
  export default texts;
}
declare module 'virtual:site/features' {
  /** What views.tsx, rendering.ts and Scripts.astro of the features in use export. */
  export const views: import('../shared/views.ts').FeatureViews[];
  export const renderings: import('../shared/rendering.ts').Rendering[];
  export const scripts: ((props: import('../shared/views.ts').ScriptsProps) => unknown)[];
}
