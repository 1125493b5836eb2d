import { Picture, type PictureSource } from '../components/Picture.tsx';
import styles from './AboutBanner.module.css';

interface AboutBannerProps {
  picture: PictureSource;
}

/** The picture across the page that About Us opens with: one shape for phones, another from 768 px. */
export function AboutBanner({ picture }: AboutBannerProps) {
  return (
    <div>
      <Picture source={picture} first className={styles.picture} />
    </div>
  );
}
