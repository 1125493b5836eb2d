import { Drawing, type DrawingSource } from '../../../site/components/Drawing.tsx';
import { fieldOf, type Content } from '../../../core/content.ts';
import type { FeatureRequest } from '../../../site/pictures/requests.ts';
import { GIVING, POSTER_WORDS, type Ways } from '../content.ts';
import { isPlaceholder } from '../../../core/text/placeholders.ts';
import { webAddress } from '../../../core/text/web-address.ts';
import { FilledText } from '../../../site/components/FilledText.tsx';
import styles from './Poster.module.css';

const placesIn = ({ bank, mobileMoney }: Ways) => bank.length + mobileMoney.length;

/** The site's address as a QR code, if there is a payment method and the address is real. */
export function posterCode(content: Content): FeatureRequest<DrawingSource> | undefined {
  const { siteAddress } = content.organisation;
  const isReal = webAddress(siteAddress) && !isPlaceholder(siteAddress);
  return placesIn(fieldOf(content, GIVING)) > 0 && isReal
    ? { kind: 'made', by: 'qr', file: siteAddress }
    : undefined;
}

/** The classes of a section that prints as a poster: more content gets smaller text. */
export function posterClasses(methods: Ways): string {
  const places = placesIn(methods);
  if (places === 0) return '';
  if (places <= 2) return ` ${styles.sheet}`;
  if (places <= 5) return ` ${styles.sheet} ${styles.several}`;
  return ` ${styles.sheet} ${styles.many}${places <= 7 ? ` ${styles.larger}` : ''}`;
}

interface PosterProps {
  content: Content;
  code: DrawingSource | undefined;
}

/**
 * Printed only: the site's address, as text and as a QR code. QR codes for payment must come from
 * the bank or the service.
 */
export function Poster({ content, code }: PosterProps) {
  if (!code) return null;
  return (
    <div className={styles.poster}>
      <Drawing source={code} width={120} height={120} />
      <p>
        <FilledText
          values={{ site: <b dir="ltr">{webAddress(content.organisation.siteAddress)?.host}</b> }}
        >
          {fieldOf(content, POSTER_WORDS)}
        </FilledText>
      </p>
    </div>
  );
}
