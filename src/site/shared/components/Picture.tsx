/** The files of a picture in one format, for one media query. */
export interface PictureFiles {
  type: string;
  srcSet: string;
  sizes?: string;
  media?: string;
}

/** A picture in all its sizes and formats. */
export interface PictureSource {
  files: PictureFiles[];
  /** For browsers that know none of the formats above. */
  fallback: { src: string; width: number; height: number };
  /** The class of the part that stays in sight of a drawing. */
  position?: string | undefined;
  /** Whether it is a drawing; of two shapes, the wide one. */
  isDrawing: boolean;
  alt: string;
  /** A larger, uncropped file, and its size in px. */
  large?: { src: string; width: number; height: number };
}

interface PictureProps {
  source: PictureSource;
  /** Visible at once: loaded first and eagerly. */
  first?: boolean;
  className?: string | undefined;
}

/** A picture, of which the browser loads the smallest sharp file. */
export function Picture({ source, first = false, className = '' }: PictureProps) {
  const { files, fallback, position, alt } = source;
  return (
    <picture>
      {files.map(({ type, srcSet, sizes, media }) => (
        <source key={`${type}${media}`} type={type} srcSet={srcSet} sizes={sizes} media={media} />
      ))}
      <img
        className={[position, className].filter(Boolean).join(' ') || undefined}
        src={fallback.src}
        width={fallback.width}
        height={fallback.height}
        alt={alt}
        {...(first ? { fetchPriority: 'high' } : { loading: 'lazy', decoding: 'async' })}
      />
    </picture>
  );
}
