import { fieldOf } from '#content/project';
import { isPlaceholder } from '#content/text';
import { FilledText } from '../../../shared/components/divided-text.tsx';
import { Drawing } from '../../../shared/components/Drawing.tsx';
import type { PartProps } from '../../../shared/feature-views.ts';
import { OnlyThese } from '../CardDetails.tsx';
import { ABROAD, GIVING, POSTER_WORDS, type Ways } from '../content.ts';
import { posterItems, type PosterItem } from './poster-items.ts';
import { qrDrawing } from './qr-code.ts';
import styles from './Poster.module.css';

/** With more accounts and numbers, all are smaller, so that one sheet of paper holds them. */
const SIZES: readonly [most: number, className: string | undefined][] = [
  [2, ''],
  [4, styles.several],
  [8, styles.many],
  [14, styles.most],
  [Infinity, styles.tooMany],
];

/** The classes of a section that prints as a poster. */
export function posterClasses({ bank, mobileMoney }: Ways): string {
  const count = bank.length + mobileMoney.length;
  const [, size] = SIZES.find(([most]) => count <= most) ?? [];
  return count === 0 ? '' : ` ${styles.sheet} ${size}`;
}

/** A woven hem, of lines that are dashed: paper has no backgrounds. */
const HEM =
  '<path d="M0 1h192M0 15h192"/><path stroke-dasharray="2 10" d="M5 4h192M5 12h192"/><path stroke-dasharray="6 6" d="M3 6h192M3 10h192"/><path stroke-dasharray="10 2" d="M1 8h192"/>';

function Item({ heading, number, facts }: PosterItem) {
  return (
    <li>
      <h2>{heading}</h2>
      {number && (
        <p className={styles.number} dir="ltr">
          {number}
        </p>
      )}
      <p>
        {facts.map(
          ([label, value]) =>
            value && (
              <span key={label}>
                {label} <b dir="ltr">{value}</b>
              </span>
            ),
        )}
      </p>
    </li>
  );
}

/**
 * Printed only: the ways to give on one sheet that people keep, and the site's address as text and
 * as a QR code. QR codes for payment must come from the bank or the service.
 */
export function Poster({ content }: PartProps) {
  const { siteAddress } = content.organisation;
  const { host } = URL.parse(siteAddress) ?? {};
  const words = fieldOf(content, POSTER_WORDS);
  const { bank, mobileMoney } = fieldOf(content, GIVING);
  const numbers = [...bank, ...mobileMoney];
  if (numbers.length === 0) return null;
  return (
    <div className={styles.poster}>
      <ol>
        {words.steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
      <ul>
        {posterItems(content).map((item) => (
          <Item key={item.heading + item.number} {...item} />
        ))}
      </ul>
      <p>
        <OnlyThese content={content} days={numbers.map(({ checked }) => checked)} />{' '}
        {fieldOf(content, ABROAD)}
      </p>
      {host && !isPlaceholder(siteAddress) && (
        <div className={styles.site}>
          <Drawing source={qrDrawing(siteAddress)} width={120} height={120} />
          <p>
            <FilledText values={{ site: <b dir="ltr">{host}</b> }}>{words.site}</FilledText>
          </p>
        </div>
      )}
      <Drawing
        className={styles.hem}
        source={{
          viewBox: '0 0 192 16',
          attributes: { stroke: '#000', strokeWidth: '2' },
          body: HEM,
        }}
        width={192}
        height={16}
      />
    </div>
  );
}
