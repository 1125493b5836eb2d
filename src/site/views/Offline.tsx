import { Button } from '../components/Button.tsx';
import { linkName, listedPages } from '../../core/site-pages.ts';
import band from '../sections/blocks/CallToAction.module.css';
import { PageHeading } from '../sections/blocks/PageHeading.tsx';
import layout from '../styles/layout.module.css';
import styles from './Offline.module.css';
import { pageView, type ViewProps } from './view.ts';

/** A link to the current address, which is that of the requested page (RFC 3986, section 4.4). */
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
            {listedPages(content).map(([page, path]) => (
              <li key={path}>
                <Button href={path} look="outline">
                  {linkName(page, content)}
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

export const offline = pageView(Offline);
