import {
  fieldName,
  type ReadableFile,
  type LanguageContent,
  type Leaf,
  type Path,
} from './content-file.ts';
import type { Row } from './row.ts';
import { PICTURES, QUESTIONS, SETTINGS, SPELLINGS, TEXTS, type ShippedSetting } from './shipped.ts';

/** What tells a sample from the community's own; tests give their own. */
export interface Samples {
  /** Whether a file of content/images is shipped. */
  isPicture: (name: string) => boolean;
  isText: (text: string) => boolean;
}

const PICTURE_NAME = /^[a-z0-9][a-z0-9._-]*\.(jpe?g|png|webp|avif|svg)$/;

/** Whether a path is named by a pattern such as `offers.*.text`. */
function matches(path: Path, pattern: string): boolean {
  const parts = pattern.split('.');
  return (
    parts.length === path.length &&
    parts.every((part, i) => part === '*' || part === String(path[i]))
  );
}

/** Domains that nobody can own (RFC 2606). */
function isReserved(host: string): boolean {
  return /(^|\.)(example\.(org|com|net)|example|invalid|test)$/i.test(host);
}

/** The host of a web or e-mail address; nothing for any other text. */
export function hostOf(value: string): string | undefined {
  if (/^\S+@\S+$/.test(value)) return value.split('@').at(-1);
  return /^https?:/.test(value) && URL.canParse(value) ? new URL(value).hostname : undefined;
}

/** An address without what does not change where it leads. */
function plain(value: unknown): unknown {
  if (typeof value !== 'string' || !/^https?:/.test(value) || !URL.canParse(value)) return value;
  const { hostname, pathname, search } = new URL(value);
  return hostname.replace(/^www\./, '') + pathname.replace(/\/$/, '') + search;
}

function isShipped(value: unknown, { shipped }: ShippedSetting): boolean {
  const host = typeof value === 'string' ? hostOf(value) : undefined;
  if (host && isReserved(host)) return true;
  if (Array.isArray(shipped)) return !Array.isArray(value) || value.length === 0;
  return plain(value) === plain(shipped);
}

function settingRows({ organisation }: LanguageContent['files']): Row[] {
  const filled = (field: string) => {
    const setting = SETTINGS.find((candidate) => candidate.field === field);
    return setting !== undefined && !isShipped(organisation.valueAt(field.split('.')), setting);
  };
  return SETTINGS.filter((setting) => !filled(setting.field)).map((setting) => {
    const path = setting.field.split('.');
    return {
      severity:
        setting.adviceOnceFilled && filled(setting.adviceOnceFilled) ? 'advice' : setting.severity,
      about: 'setting',
      today: setting.today,
      file: organisation.file,
      line: organisation.lineOf(path),
      field: fieldName(path),
    };
  });
}

function sampleTexts(file: ReadableFile, pattern: string, samples: Samples): Leaf[] {
  return file.leaves.filter(
    ({ path, value }) =>
      typeof value === 'string' && matches(path, pattern) && samples.isText(value),
  );
}

function questionRows({ faqs }: LanguageContent['files'], samples: Samples): Row[] {
  const count = sampleTexts(faqs, QUESTIONS, samples).length;
  const path = ['aboutTheCommunity'];
  if (count === 0 && faqs.valueAt(path) === true) return [];
  const today =
    count > 0
      ? `${count === 1 ? 'One answer is' : `${count} answers are`} about a research platform, not about the community.`
      : 'Search engines are not told of the questions, because it is not confirmed that they fit.';
  return [
    {
      severity: count > 0 ? 'blocker' : 'advice',
      about: 'question',
      today,
      file: faqs.file,
      line: faqs.lineOf(path),
      field: `${fieldName(['questions'])}, then ${fieldName(path)}`,
    },
  ];
}

function statementRows({ accessibility }: LanguageContent['files']): Row[] {
  const path = ['publish'];
  if (accessibility.valueAt(path) === true) return [];
  return [
    {
      severity: 'advice',
      about: 'statement',
      today: 'No accessibility statement: nobody who meets a barrier is told how to report it.',
      file: accessibility.file,
      line: accessibility.lineOf(path),
      field: fieldName(path),
    },
  ];
}

function textRows({ files, biography }: LanguageContent, samples: Samples): Row[] {
  return TEXTS.flatMap(({ file, field, today, severity }): Row[] => {
    if (file === 'biography') {
      if (!samples.isText(biography.source)) return [];
      return [{ severity, about: 'text', today, file: biography.file, line: 1, field: '' }];
    }
    const content = files[file];
    const [first, ...others] = sampleTexts(content, field, samples);
    if (!first) return [];
    const more = others.length > 0 ? ` and ${others.length} more` : '';
    return [
      {
        severity,
        about: 'text',
        today,
        file: content.file,
        line: first.line,
        field: fieldName(first.path) + more,
      },
    ];
  });
}

function pictureRows({ files }: LanguageContent, samples: Samples): Row[] {
  return Object.entries(files).flatMap(([name, content]) =>
    content.leaves.flatMap(({ path, value, line }): Row[] => {
      if (typeof value !== 'string' || !PICTURE_NAME.test(value) || !samples.isPicture(value)) {
        return [];
      }
      const misleading = PICTURES.find(({ file, field }) => file === name && matches(path, field));
      return [
        {
          severity: misleading ? 'blocker' : 'advice',
          about: 'picture',
          today: misleading?.today ?? `A sample picture, ${value}.`,
          file: content.file,
          line,
          field: fieldName(path),
        },
      ];
    }),
  );
}

/** The logo is named by no field: it is one file that every page shows. */
function logoRows(samples: Samples): Row[] {
  if (!samples.isPicture('logo.svg')) return [];
  return [
    {
      severity: 'advice',
      about: 'picture',
      today: 'A sample logo in the header, the menu and the footer.',
      file: 'content/images/logo.svg',
      line: 1,
      field: '',
    },
  ];
}

function spellingRows({ files, biography }: LanguageContent): Row[] {
  const places = [
    ...Object.values(files).flatMap(({ file, leaves }) =>
      leaves.map(({ path, value, line }) => ({ file, line, field: fieldName(path), text: value })),
    ),
    ...biography.source
      .split('\n')
      .map((text, index) => ({ file: biography.file, line: index + 1, field: '', text })),
  ];
  return SPELLINGS.flatMap(({ found, usual }) =>
    places.flatMap(({ text, ...place }): Row[] => {
      if (typeof text !== 'string' || hostOf(text) || PICTURE_NAME.test(text)) return [];
      const [spelling] = found.exec(text) ?? [];
      if (!spelling) return [];
      const today = `“${spelling}”; the usual spelling is “${usual}”.`;
      return [{ severity: 'advice', about: 'spelling', today, ...place }];
    }),
  );
}

/** Everything that still is as shipped, in every language, blockers first. */
export function findRows(contents: readonly LanguageContent[], samples: Samples): Row[] {
  const rows = [
    ...contents.flatMap((content) => [
      ...settingRows(content.files),
      ...questionRows(content.files, samples),
      ...textRows(content, samples),
      ...pictureRows(content, samples),
      ...statementRows(content.files),
      ...spellingRows(content),
    ]),
    ...logoRows(samples),
  ];
  return blockersFirst(rows);
}

/** The same rows, blockers before advice, otherwise in their order. */
export function blockersFirst(rows: readonly Row[]): Row[] {
  return [
    ...rows.filter(({ severity }) => severity === 'blocker'),
    ...rows.filter(({ severity }) => severity === 'advice'),
  ];
}

/** Every address on another site that a visitor can reach, once, and where it is set. */
export function addressesOf(
  contents: readonly LanguageContent[],
): (Pick<Row, 'file' | 'line' | 'field'> & { address: string })[] {
  const seen = new Set<string>();
  return contents.flatMap(({ files }) =>
    Object.values(files).flatMap(({ file, leaves }) =>
      leaves.flatMap(({ path, value, line }) => {
        const address = typeof value === 'string' && /^https?:/.test(value) ? value : undefined;
        const host = address && hostOf(address);
        // The site itself may not be live yet, and example.org has its own row.
        if (!host || isReserved(host) || path[0] === 'siteAddress' || seen.has(address)) return [];
        seen.add(address);
        return [{ file, line, field: fieldName(path), address }];
      }),
    ),
  );
}
