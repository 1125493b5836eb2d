import { hash } from 'node:crypto';

/** A small change that somebody makes by mistake. */
export interface Fault {
  kind: 'visitor' | 'team' | 'stranger';
  name: string;
  file: string;
  /** A text that stands in the file, and what stands there once the fault is made. */
  change: [from: string, to: string];
  /**
   * What should notice it: tests with a word in their path, lint of a file, tests with another
   * content, or the build.
   */
  by: ['test' | 'lint' | 'contents', string] | ['build'];
  /** What the message must contain: a file or page, and what is wrong or what to do. */
  says: [file: string, remedy: string];
}

type Parts = Omit<Fault, 'kind'>;

const NOISE = Array.from({ length: 20 }, (_, index) => hash('sha512', `${index}`, 'base64')).join();

const FIELD = `<label>
        {words.email}
        <input name="email" type="email" autoComplete="email" placeholder=" " {...more.email} />
      </label>`;

/** What a visitor would meet. */
const OF_VISITORS: Parts[] = [
  {
    name: 'a field loses its label',
    file: 'src/site/shared/contact-form/ContactForm.tsx',
    change: [FIELD, FIELD.replaceAll('label', 'p').replace('{words.email}', '')],
    by: ['test', 'built/structure'],
    says: ['contact-us.html', 'label'],
  },
  {
    name: 'a link leads nowhere',
    file: 'src/site/shared/frame/Footer.tsx',
    change: ['href="/contact-us"', 'href="/contact"'],
    by: ['test', 'built/links'],
    says: ['index.html', '/contact, which is not there'],
  },
  {
    name: 'a heading skips a level',
    file: 'src/site/shared/sections/Offer.tsx',
    change: ['<h3>{programme.title}</h3>', '<h5>{programme.title}</h5>'],
    by: ['test', 'built/structure'],
    says: ['index.html', 'heading-level'],
  },
  {
    name: 'a page asks another host for a style',
    file: 'src/site/shared/head/Head.astro',
    change: [
      '<title>',
      '<link rel="stylesheet" href="https://fonts.example.org/a.css" />\n<title>',
    ],
    by: ['test', 'built/links'],
    says: ['index.html', 'fonts.example.org'],
  },
  {
    name: 'a page is 1 kB heavier',
    file: 'src/site/pages/about/views.tsx',
    change: ['<Biography ', `<p hidden id="${NOISE}" />\n      <Biography `],
    by: ['test', 'built/weight'],
    says: ['about-us', 'Make it smaller'],
  },
  {
    name: 'a date is one day off',
    file: 'src/site/features/dates/format.ts',
    change: [
      "dateStyle: 'full' }, start);\n  return",
      "dateStyle: 'full' }, start + DAY);\n  return",
    ],
    by: ['test', 'dates/format'],
    says: ['format.test.ts', 'day'],
  },
  {
    name: 'words are missing on paper',
    file: 'src/site/features/dates/Dates.module.css',
    change: ['.past,\n    .series summary {', '.past,\n    .series details {'],
    by: ['test', 'tests/paper'],
    says: ['/workshops', '@media print'],
  },
  {
    name: 'the button of the menu opens nothing',
    file: 'src/site/shared/frame/Header.tsx',
    change: [
      'popoverTarget="menu"\n          aria-label={header.openMenu}',
      'popoverTarget="panel"\n          aria-label={header.openMenu}',
    ],
    by: ['test', 'built/links'],
    says: ['index.html', '#panel'],
  },
  {
    name: 'a picture loses its text alternative',
    file: 'src/site/shared/components/Picture.tsx',
    change: ['        alt={alt}\n', ''],
    by: ['lint', 'src/site/shared/components/Picture.tsx'],
    says: ['Picture.tsx', 'alt-text'],
  },
  {
    name: 'words are hard to see on their ground',
    file: 'src/site/shared/styles/tokens.css',
    change: ['--color-text-muted: #bdb398;', '--color-text-muted: #6b644f;'],
    by: ['test', 'styles/tokens'],
    says: ['tokens.css', 'contrast'],
  },
];

/** What the team would meet. */
const OF_THE_TEAM: Parts[] = [
  {
    name: 'a comment of a file is lost',
    file: 'src/editor/store/files/yaml/edit-yaml.ts',
    change: ['if (isNode(key)) key.commentBefore = above;', 'above = null;'],
    by: ['test', 'files/saves'],
    says: ['saves.test.ts', 'comments lost'],
  },
  {
    name: 'two drafts are merged wrongly',
    file: 'src/editor/store/files/merge-data.ts',
    change: ['isSame(before, ours)) return theirs;', 'isSame(before, ours)) return ours;'],
    by: ['test', 'files/merge-data'],
    says: ['merge-data.test.ts', 'keeps what only one of two people has changed'],
  },
  {
    name: 'a test needs the words as shipped',
    file: 'tests/specification.test.ts',
    change: ["to the letter', { skip }, ", "to the letter', "],
    by: ['contents', 'first-week specification'],
    says: ['specification.test.ts', 'A test may not need the shipped words'],
  },
  {
    name: 'a picture is cropped wrongly',
    file: 'src/site/shared/pictures/crop.ts',
    change: ['left: start(size.width, crop.width, x)', 'left: start(size.width, crop.width, y)'],
    by: ['test', 'pictures/crop'],
    says: ['crop.test.ts', 'crops'],
  },
  {
    name: 'the focus is lost when an item is removed',
    file: 'src/editor/app/keep-focus.ts',
    change: ['!element.checkVisibility()) return inPlaceOf(target)', 'false) return null'],
    by: ['test', 'editor/start'],
    says: ['start.spec.ts', 'expectFocus'],
  },
  {
    name: 'a letter typed while the device stores is lost',
    file: 'src/editor/store/drafts/drafts.ts',
    change: ['if (this.#all.get(path) === draft) this', 'this'],
    by: ['test', 'drafts/drafts'],
    says: ['drafts.isolated.test.ts', 'keeps what is typed while the device stores'],
  },
  {
    name: 'a page is published with a blank of its draft',
    file: 'src/content/files/custom-page.ts',
    change: ['return blank ? [{', 'return !blank ? [{'],
    by: ['test', 'files/custom-page'],
    says: ['custom-page.test.ts', 'a blank of the draft'],
  },
  {
    name: 'a text of the team runs a script',
    file: 'src/content/project/render-markdown.ts',
    change: ["['http', 'https', 'mailto']", "['http', 'https', 'mailto', 'javascript']"],
    by: ['test', 'project/render-markdown'],
    says: ['render-markdown.test.ts', 'javascript'],
  },
  {
    name: 'nobody is told that a translation is out of date',
    file: 'src/content/translations/translations.ts',
    change: ['then !== fingerprintOf(original)', 'then === undefined'],
    by: ['test', 'translations/translations'],
    says: ['translations.test.ts', 'outdated'],
  },
  {
    name: 'a mistake is told with the wrong line',
    file: 'src/content/reading/yaml.ts',
    change: [".split('\\n').length;", ".split('\\n').length + 1;"],
    by: ['test', 'reading/check-yaml'],
    says: ['check-yaml.test.ts', 'line'],
  },
];

/** What somebody forgets who makes a first change. */
const OF_STRANGERS: Parts[] = [
  {
    name: 'a block has no row in docs',
    file: 'docs/pages.md',
    change: ['- `steps`:', '- `stairs`:'],
    by: ['test', 'src/recipes'],
    says: ['docs/pages.md', '`steps`'],
  },
  {
    name: 'a block is missing in the example',
    file: 'example/content/en/more/music.yaml',
    change: ['block: listen', 'block: join'],
    by: ['test', 'src/recipes'],
    says: ['example/content/en/more/', 'listen'],
  },
  {
    name: 'a block is missing in a list that is written from it',
    file: 'src/content/project/feature-names.json',
    change: ['"news",', ''],
    by: ['test', 'generate/schemas'],
    says: [
      'src/content/project/feature-names.json',
      'npm run generate -- feature-names schemas settings',
    ],
  },
  {
    name: 'a setting is missing in the example',
    file: 'example/content/organisation.yaml',
    change: ['      standing: M-Pesa Ratiba\n', ''],
    by: ['test', 'src/recipes'],
    says: ['example/content/organisation.yaml', 'standing'],
  },
  {
    name: 'a class of a style sheet is left behind',
    file: 'src/site/features/news/News.module.css',
    change: ['  .lead {', '  .latest {\n    color: inherit;\n  }\n\n  .lead {'],
    by: ['test', 'styles/'],
    says: ['News.module.css', '.latest'],
  },
  {
    name: 'a description is changed and its copies are not',
    file: 'src/site/features/own-pages/content.ts',
    change: ['Numbered steps, one', 'Steps with numbers, one'],
    by: ['test', 'generate/schemas'],
    says: ['content/schemas/own-page.json', 'npm run generate -- feature-names schemas settings'],
  },
  {
    name: 'a word of the editor is left behind',
    file: 'src/editor/words/en.json',
    change: ['"loading":', '"pleaseWait": "Wait.",\n    "loading":'],
    by: ['test', 'src/editor/words'],
    says: ['src/editor/words/en.json', 'app.pleaseWait'],
  },
  {
    name: 'a package has no row in docs',
    file: 'docs/dependencies.md',
    change: ['- `qr`:', '- `qrcode`:'],
    by: ['test', 'tests/dependencies'],
    says: ['docs/dependencies.md', 'qr'],
  },
  {
    name: 'content imports a part of the site',
    file: 'src/content/text/fill.ts',
    change: ['', "import '#site/shared';\n"],
    by: ['lint', 'src/content/text/fill.ts'],
    says: ['src/content/text/fill.ts', 'import'],
  },
  {
    name: 'a word stands in a view, where nobody can change it',
    file: 'src/site/features/news/views.tsx',
    change: ['<Day date', '<b>New</b>\n                <Day date'],
    by: ['lint', 'src/site/features/news/views.tsx'],
    says: ['views.tsx', 'literal'],
  },
];

export const FAULTS: Fault[] = [
  ...OF_VISITORS.map((fault): Fault => ({ kind: 'visitor', ...fault })),
  ...OF_THE_TEAM.map((fault): Fault => ({ kind: 'team', ...fault })),
  ...OF_STRANGERS.map((fault): Fault => ({ kind: 'stranger', ...fault })),
];
