import layout from '../../styles/layout.module.css';
import styles from './BlockHead.module.css';

interface BlockHeadProps {
  id: string;
  heading?: string | undefined;
  lead?: string | undefined;
}

/** Heading and lead of a block. */
export function BlockHead({ id, heading, lead }: BlockHeadProps) {
  return (
    <div className={styles.head}>
      {heading && <h2 id={id}>{heading}</h2>}
      {lead && <p className={layout.lead}>{lead}</p>}
    </div>
  );
}
