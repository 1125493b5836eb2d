import { fill, isPlaceholder } from '#content/text';
import { DONATE_FILE } from '../../../pages/donate/content.ts';
import { FilledText } from '../../../shared/components/divided-text.tsx';
import { Drawing } from '../../../shared/components/Drawing.tsx';
import type { ContentProps } from '../../../shared/views.ts';
import { GIVING_FIELDS } from '../content.ts';
import { noOtherDetails, Value } from '../RecipientDetails.tsx';
import type { Detail, Recipient } from '../transfer-method.ts';
import { qrDrawing } from './qr-code.ts';
import styles from './Poster.module.css';

/** The size of the numbers, by how many accounts and numbers one sheet of paper must hold. */
const SIZES: readonly [most: number, className: string | undefined][] = [
  [2, ''],
  [4, styles.several],
  [8, styles.many],
  [Infinity, styles.most],
];

/** A woven hem, drawn as dashed lines because browsers print no backgrounds. */
const HEM =
  '<path d="M0 1h192M0 15h192"/><path stroke-dasharray="2 10" d="M5 4h192M5 12h192"/><path stroke-dasharray="6 6" d="M3 6h192M3 10h192"/><path stroke-dasharray="10 2" d="M1 8h192"/>';

interface ItemProps {
  heading: string;
  /** Printed so large that it is read from two metres. */
  number?: Detail;
  details: readonly Detail[];
}

/** Groups of a number, and letters of an address, that fit beside another way to give. */
const FITS = { groups: 5, letters: 34 };

/** One way to give. */
function Item({ heading, number, details }: ItemProps) {
  const isNarrow = number
    ? number.groups.length <= FITS.groups
    : details.every(({ groups }) => groups.join(' ').length <= FITS.letters);
  return (
    <li className={isNarrow ? undefined : styles.wide}>
      <h2>{heading}</h2>
      {number && (
        <p className={styles.number} dir="ltr" translate="no">
          {number.groups.join(' ')}
        </p>
      )}
      <p>
        {details.map(({ label, groups }) => (
          <span key={label}>
            {`${label} `}
            <Value>{groups.join(' ')}</Value>
          </span>
        ))}
      </p>
    </li>
  );
}

type PosterProps = ContentProps & { recipients: readonly Recipient[] };

/**
 * The ways to give on one printed sheet, for a stall or a wall, with the site's address as text and as
 * a QR code. It shows no QR codes for payment: those must come from the bank or the service.
 */
export function Poster({ content, recipients }: PosterProps) {
  const { siteAddress } = content.organisation;
  const { host } = URL.parse(siteAddress) ?? {};
  const words = content.of(GIVING_FIELDS.poster);
  const { heading: withField } = content.of(GIVING_FIELDS.details);
  const closing = [noOtherDetails(content, recipients), content.of(GIVING_FIELDS.abroad)]
    .filter(Boolean)
    .join(' ');
  const [, size] = SIZES.find(([most]) => recipients.length <= most) ?? [];
  return (
    <div className={`${styles.poster} ${size}`}>
      <ol>
        {words.steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
      <ul>
        {recipients.map(({ heading, number, details }, index) => (
          <Item
            key={index}
            heading={fill(withField, { account: heading, field: number.label })}
            number={number}
            details={details.filter((detail) => detail !== number && !detail.isInHeading)}
          />
        ))}
        {content.of(GIVING_FIELDS.ways).card.map(({ provider, currency, address }, index) => (
          <Item
            key={index}
            heading={content.of(DONATE_FILE).card.title}
            details={[{ label: `${provider} ${currency}`, groups: [address] }]}
          />
        ))}
      </ul>
      {closing && <p>{closing}</p>}
      {host && !isPlaceholder(siteAddress) && (
        <div className={styles.site}>
          <Drawing source={qrDrawing(siteAddress)} width={120} height={120} />
          <p>
            <FilledText values={{ site: <Value>{host}</Value> }}>{words.site}</FilledText>
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
