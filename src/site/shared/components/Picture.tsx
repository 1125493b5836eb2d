/** The files of a picture in one format, for one media query. */
interface PictureFiles {
  type: string;
  srcSet: string;
  sizes?: string;
  media?: string;
}

/** A picture in all its sizes and formats. */
export interface PictureSource {
  files: PictureFiles[];
  /** For browsers that support none of the formats above. */
  fallback: { src: string; width: number; height: number };
  /** Class that keeps the focal point in sight where the browser crops the file. */
  position?: string | undefined;
  /** Whether it is a drawing; if there are two shapes, the wide one. */
  isDrawing: boolean;
  alt: string;
  /** A larger, uncropped file, and its size in px. */
  large?: { src: string; width: number; height: number };
}

interface PictureProps {
  source: PictureSource;
  /** Whether it is visible at once, and so loaded first and eagerly. */
  first?: boolean;
  className?: string | undefined;
}

/** A picture. The browser loads the smallest file that is sharp on its screen. */
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
