import { Button } from '../components/Button.tsx';
import { linkName, listedPages } from '../content/site-pages.ts';
import band from '../sections/blocks/Invitation.module.css';
import { Opening } from '../sections/blocks/Opening.tsx';
import layout from '../styles/layout.module.css';
import styles from './OwnPage.module.css';
import type { ViewProps } from './view.ts';

/** Leads to the address at which the page stands: that of the page that was asked for (RFC 3986, section 4.4). */
const HERE = '';

/** Says that a page is not kept on the device, and leads to those that are. */
export function Offline({ content }: ViewProps) {
  const { heading, lead, again } = content.site.offline;
  return (
    <>
      <Opening heading={heading} lead={lead} />
      <div className={styles.plain}>
        <div className={layout.wrap}>
          <ul className={band.ways}>
            {listedPages(content).map(([page, path]) => (
              <li key={path}>
                <Button href={path} look="outline">
                  {linkName(page, content)}
                </Button>
              </li>
            ))}
          </ul>
          <p className={band.ways}>
            <a className={`${layout.target} ${layout.lead} ${layout.accent}`} href={HERE}>
              {again}
            </a>
          </p>
        </div>
      </div>
    </>
  );
}
