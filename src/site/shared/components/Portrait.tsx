import { Picture, type PictureSource } from './Picture.tsx';
import styles from './Portrait.module.css';

interface PortraitProps {
  source: PictureSource;
  className?: string | undefined;
}

/** The founder in an arch, the only round shape on the site. */
export function Portrait({ source, className = '' }: PortraitProps) {
  return (
    <div className={`${styles.arch} ${className}`}>
      <Picture source={source} />
    </div>
  );
}
