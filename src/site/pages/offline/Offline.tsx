import { Button } from '../../shared/components/Button.tsx';
import { PageHeading } from '../../shared/sections/blocks/PageHeading.tsx';
import { pageView, type ViewProps } from '../../shared/views.ts';
import band from '../../shared/sections/blocks/CallToAction.module.css';
import layout from '../../shared/styles/layout.module.css';
import styles from './Offline.module.css';

/** An empty link leads to the current address, which is the requested page (RFC 3986, 4.4). */
const HERE = '';

/** Says that a page is not stored on the device, and links to those that are. */
function Offline({ content }: ViewProps) {
  const { heading, lead, again } = content.site.offline;
  return (
    <>
      <PageHeading heading={heading} lead={lead} />
      <div className={styles.plain}>
        <div className={layout.wrap}>
          <ul className={band.actions}>
            {content.pages.map(({ path, link }) => (
              <li key={path}>
                <Button href={path} look="outline">
                  {link}
                </Button>
              </li>
            ))}
          </ul>
          <p className={band.actions}>
            <a className={`${layout.target} ${layout.lead} ${layout.accent}`} href={HERE}>
              {again}
            </a>
          </p>
        </div>
      </div>
    </>
  );
}

export const offlineView = pageView(Offline);
