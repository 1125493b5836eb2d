import { Drawing, type DrawingSource } from '../../../site/components/Drawing.tsx';
import type { Content } from '../../../core/content.ts';
import type { Organisation } from '../../../core/schemas/organisation.ts';
import { isPlaceholder } from '../../../core/text/placeholders.ts';
import { webAddress } from '../../../core/text/web-address.ts';
import { FilledText } from '../../../site/components/FilledText.tsx';
import styles from './Poster.module.css';

/** The number of accounts and phone numbers to send money to. */
const placesIn = ({ bank, mobileMoney }: Organisation['donate']) =>
  bank.length + mobileMoney.length;

/** The site's address as a QR code, if there is a payment method and the address is real. */
export function posterCode({ donate, siteAddress }: Organisation) {
  const isReal = webAddress(siteAddress) && !isPlaceholder(siteAddress);
  return placesIn(donate) > 0 && isReal ? ({ kind: 'qr', siteAddress } as const) : undefined;
}

/** The classes of a section that prints as a poster: more content gets smaller text. */
export function posterClasses(methods: Organisation['donate']): string {
  const places = placesIn(methods);
  if (places === 0) return '';
  if (places <= 2) return ` ${styles.sheet}`;
  return ` ${styles.sheet} ${places <= 5 ? styles.several : styles.many}`;
}

interface PosterProps {
  content: Content;
  qr: DrawingSource | undefined;
}

/**
 * Printed only: the site's address, as text and as a QR code. QR codes for payment must come from
 * the bank or the service.
 */
export function Poster({ content, qr }: PosterProps) {
  if (!qr) return null;
  return (
    <div className={styles.poster}>
      <Drawing source={qr} width={120} height={120} />
      <p>
        <FilledText
          values={{ site: <b dir="ltr">{webAddress(content.organisation.siteAddress)?.host}</b> }}
        >
          {content.donate.poster}
        </FilledText>
      </p>
    </div>
  );
}
