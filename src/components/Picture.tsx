/** One set of files of the same picture: a format, and where it applies. */
export interface PictureFiles {
  type: string;
  srcSet: string;
  sizes?: string;
  /** Media query under which these files are meant. */
  media?: string;
}

/** A picture in every size and format it is delivered in. */
export interface PictureSource {
  files: PictureFiles[];
  /** What a browser shows that knows none of the formats above. */
  fallback: { src: string; width: number; height: number };
  /** Class with the picture's main colour, seen until the picture arrives. */
  ground: string;
  alt: string;
  /** A larger file that shows the picture whole, and its size in px. */
  large?: { src: string; width: number; height: number };
}

interface PictureProps {
  source: PictureSource;
  /** Seen at once on arrival: loaded first and without waiting. */
  first?: boolean;
  className?: string | undefined;
}

/** A picture in the smallest file that is sharp on the visitor's screen. */
export function Picture({ source, first = false, className = '' }: PictureProps) {
  const { files, fallback, ground, alt } = source;
  return (
    <picture>
      {files.map(({ type, srcSet, sizes, media }) => (
        <source key={`${type}${media}`} type={type} srcSet={srcSet} sizes={sizes} media={media} />
      ))}
      <img
        className={`${ground} ${className}`}
        src={fallback.src}
        width={fallback.width}
        height={fallback.height}
        alt={alt}
        {...(first ? { fetchPriority: 'high' } : { loading: 'lazy', decoding: 'async' })}
      />
    </picture>
  );
}
