/** A drawing from content/images, parsed for inlining. */
export interface DrawingSource {
  viewBox: string;
  /** Presentation attributes of its root, such as `fill`. */
  attributes: Record<string, string>;
  /** Markup inside its root, checked by the build. */
  body: string;
}

interface DrawingProps {
  source: DrawingSource;
  className?: string | undefined;
  /** Alternative text; without it the drawing is decoration. */
  label?: string | undefined;
  width: number;
  height: number;
}

/** An inline drawing: it needs no request and inherits the colour of the text. */
export function Drawing({ source, className, label, width, height }: DrawingProps) {
  return (
    <svg
      className={className}
      viewBox={source.viewBox}
      width={width}
      height={height}
      {...source.attributes}
      {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}
      dangerouslySetInnerHTML={{ __html: source.body }}
    />
  );
}
