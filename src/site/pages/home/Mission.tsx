import { Emphasis } from '../../shared/components/divided-text.tsx';
import { Picture, type PictureSource } from '../../shared/components/Picture.tsx';
import type { Home } from './content.ts';
import layout from '../../shared/styles/layout.module.css';
import styles from './Mission.module.css';

interface MissionProps {
  content: Home['mission'];
  picture: PictureSource;
}

/** The mission statement over a picture of an empty stage. A photograph gets a scrim. */
export function Mission({ content, picture }: MissionProps) {
  return (
    <section
      className={[styles.mission, !picture.isDrawing && styles.photograph]
        .filter(Boolean)
        .join(' ')}
      aria-label={content.label}
    >
      <Picture source={picture} className={styles.picture} />
      <div className={layout.wrap}>
        <p className={layout.display}>
          <Emphasis>{content.text}</Emphasis>
        </p>
      </div>
    </section>
  );
}
