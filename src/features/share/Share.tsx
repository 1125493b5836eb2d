import { Button } from '../../site/components/Button.tsx';
import type { Content } from '../../core/content.ts';
import layout from '../../site/styles/layout.module.css';
import styles from './Share.module.css';

interface ShareProps {
  /** Title of the page. */
  heading: string;
  /** Full address of the page. */
  address: string;
  words: Content['site']['share'];
}

/**
 * Shares the page: a link to WhatsApp. A script replaces it with, or adds, a button from the
 * template.
 */
export function Share({ heading, address, words }: ShareProps) {
  const text = encodeURIComponent(`${heading} ${address}`);
  return (
    <div
      className={`${layout.wrap} ${styles.share}`}
      data-hook="share"
      data-heading={heading}
      data-address={address}
      data-copied={words.copied}
      data-not-copied={words.notCopied}
    >
      <Button look="outline" href={`https://wa.me/?text=${text}`}>
        {words.whatsApp}
      </Button>
      <template>
        <Button look="outline">{words.share}</Button>
        <Button look="outline">{words.copy}</Button>
      </template>
      <p role="status" />
    </div>
  );
}
