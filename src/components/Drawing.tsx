/** A drawing from content/images, ready to stand in the page. */
export interface DrawingSource {
  viewBox: string;
  /** Presentation attributes of the drawing's root, such as `fill`. */
  attributes: Record<string, string>;
  /** What is inside the root, checked when the site is built. */
  body: string;
}

interface DrawingProps {
  source: DrawingSource;
  className?: string | undefined;
  /** What it shows; without it the drawing is decoration. */
  label?: string | undefined;
  width: number;
  height: number;
}

/** A drawing inside the page: it costs no request and takes the colour of the text around it. */
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
