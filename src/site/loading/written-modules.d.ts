/** Written by src/site/loading/virtual-modules.ts. */
declare module 'virtual:site/texts' {
  /** The path of each file of content/ from the project's root, and its text. */
  const texts: [path: string, text: string][];
  export default texts;
}
declare module 'virtual:site/views' {
  const views: import('../shared/feature-views.ts').FeatureViews[];
  export default views;
}
declare module 'virtual:site/renderings' {
  const renderings: import('../shared/rendering.ts').Rendering[];
  export default renderings;
}
declare module 'virtual:site/scripts' {
  const scripts: ((props: import('./scripts.ts').ScriptsProps) => unknown)[];
  export default scripts;
}
