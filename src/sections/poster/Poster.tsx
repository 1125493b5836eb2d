import type { Organisation } from '../../content/schemas/organisation.ts';
import type { Donate } from '../../content/schemas/pages.ts';
import { isPlaceholder } from '../../content/text/placeholders.ts';
import { Filled } from '../mobile-money/Filled.tsx';
import styles from './Poster.module.css';
import { qrPath } from './qr-path.ts';

interface PosterProps {
  content: Pick<Donate, 'poster'>;
  siteAddress: Organisation['siteAddress'];
}

/**
 * On paper only: where the site is, for people and for phones that read QR codes. Codes for paying come from the bank or
 * the service itself and are none of ours.
 */
export function Poster({ content, siteAddress }: PosterProps) {
  // Nobody is led to an address of nobody's.
  if (isPlaceholder(siteAddress)) return null;
  const { path, size } = qrPath(siteAddress);
  return (
    <div className={styles.poster}>
      <svg viewBox={`-4 -4.5 ${size + 8} ${size + 8}`} aria-hidden="true">
        <path d={path} />
      </svg>
      <p>
        <Filled values={{ site: <b dir="ltr">{new URL(siteAddress).host}</b> }}>
          {content.poster}
        </Filled>
      </p>
    </div>
  );
}
