import { pathIn } from '#content/languages';
import { Button } from '../../shared/components/Button.tsx';
import type { FeatureViews, ContentProps } from '../../shared/views.ts';
import { SHARE_FIELD, SHARE_WORDS } from './content.ts';
import layout from '../../shared/styles/layout.module.css';
import styles from './Share.module.css';

/** A link that shares the page on WhatsApp. A script replaces it, or adds a button from the template. */
function Share({ content }: ContentProps) {
  const { customPage, organisation, root } = content;
  if (!customPage || !content.of(SHARE_FIELD)) return null;
  const { heading } = customPage;
  const words = content.of(SHARE_WORDS);
  const address = URL.parse(pathIn(root, customPage.path), organisation.siteAddress)?.href ?? '';
  const text = encodeURIComponent(`${heading} ${address}`.toWellFormed());
  return (
    <div
      className={`${layout.wrap} ${styles.share}`}
      data-hook="share"
      data-heading={heading}
      data-address={address}
      data-copied={words.copied}
      data-not-copied={words.notCopied}
    >
      <Button className="screen-only" look="outline" href={`https://wa.me/?text=${text}`}>
        {words.whatsApp}
      </Button>
      <template>
        <Button look="outline">{words.share}</Button>
        <Button look="outline">{words.copy}</Button>
      </template>
      {/* Lists of ad blockers hide links that share on WhatsApp. */}
      <p className={styles.address} dir="ltr" translate="no">
        {address}
      </p>
      <p role="status" />
    </div>
  );
}

export const views: FeatureViews = { pageEnd: Share };
