import { Drawing } from '../../../site/components/Drawing.tsx';
import { fieldOf } from '../../../core/content.ts';
import { GIVING, POSTER_WORDS, type Ways } from '../content.ts';
import { isPlaceholder } from '../../../core/text/placeholders.ts';
import { FilledText } from '../../../site/components/FilledText.tsx';
import type { PartProps } from '../../../site/feature-views.ts';
import styles from './Poster.module.css';
import { qrDrawing } from './qr-code.ts';

const placesIn = ({ bank, mobileMoney }: Ways) => bank.length + mobileMoney.length;

/** More accounts and numbers get smaller text, so that one sheet of paper holds all. */
const SIZES: readonly [most: number, className: string | undefined][] = [
  [1, ''],
  [2, styles.two],
  [5, styles.several],
  [7, styles.many],
  [Infinity, styles.most],
];

/** The classes of a section that prints as a poster. */
export function posterClasses(methods: Ways): string {
  const places = placesIn(methods);
  const [, size] = SIZES.find(([most]) => places <= most) ?? [];
  return places === 0 ? '' : ` ${styles.sheet} ${size}`;
}

/**
 * Printed only: the site's address, as text and as a QR code, if there is a payment method and the
 * address is real. QR codes for payment must come from the bank or the service.
 */
export function Poster({ content }: PartProps) {
  const { siteAddress } = content.organisation;
  const { host } = URL.parse(siteAddress) ?? {};
  if (placesIn(fieldOf(content, GIVING)) === 0 || !host || isPlaceholder(siteAddress)) return null;
  return (
    <div className={styles.poster}>
      <Drawing source={qrDrawing(siteAddress)} width={120} height={120} />
      <p>
        <FilledText values={{ site: <b dir="ltr">{host}</b> }}>
          {fieldOf(content, POSTER_WORDS)}
        </FilledText>
      </p>
    </div>
  );
}
