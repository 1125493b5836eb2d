import { Picture, type PictureSource } from '../components/Picture.tsx';
import styles from './AboutBanner.module.css';

interface AboutBannerProps {
  picture: PictureSource;
}

/** The full-width picture at the top of About Us: one for phones, another from 768 px. */
export function AboutBanner({ picture }: AboutBannerProps) {
  return (
    <div>
      <Picture source={picture} first className={styles.picture} />
    </div>
  );
}
