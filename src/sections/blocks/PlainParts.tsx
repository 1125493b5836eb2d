import type { ReactNode } from 'react';
import styles from './Prose.module.css';

interface PartProps {
  heading: string;
  text: readonly string[];
  points?: readonly string[] | undefined;
  children?: ReactNode;
}

/** One part of plain paragraphs, which looks as one of a text in Markdown. */
export function PlainPart({ heading, text, points, children }: PartProps) {
  return (
    <div className={styles.part}>
      <h2>{heading}</h2>
      <div className={styles.words}>
        {text.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
        {points && (
          <ul>
            {points.map((point) => (
              <li key={point}>{point}</li>
            ))}
          </ul>
        )}
        {children}
      </div>
    </div>
  );
}

/** Several parts below each other. */
export function PlainParts({ parts }: { parts: PartProps[] }) {
  return parts.map((part) => <PlainPart key={part.heading} {...part} />);
}
