import { Picture, type PictureSource } from './Picture.tsx';
import { Weaves, weavePattern } from './Weave.tsx';
import layout from '../styles/layout.module.css';
import styles from './PictureOrCloth.module.css';

interface PictureOrClothProps {
  source: PictureSource | undefined;
  name: string;
  className: string | undefined;
}

/** A picture, or in the space of a missing one cloth woven from the letters of a name. */
export function PictureOrCloth({ source, name, className }: PictureOrClothProps) {
  if (source) return <Picture source={source} className={className} />;
  return (
    <div className={`screen-only ${layout.raised} ${styles.cloth} ${className}`} aria-hidden="true">
      <Weaves of={weavePattern(name, 4)} />
    </div>
  );
}
