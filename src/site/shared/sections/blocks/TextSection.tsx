import type { ReactNode } from 'react';
import { LinkedText } from '../../components/divided-text.tsx';
import styles from './Prose.module.css';

interface TextSectionProps {
  heading: string;
  text: readonly string[];
  points?: readonly string[] | undefined;
  children?: ReactNode;
}

/** A section of plain paragraphs that looks like one of a Markdown text. */
export function TextSection({ heading, text, points, children }: TextSectionProps) {
  return (
    <div className={styles.part}>
      <h2>{heading}</h2>
      <div className={styles.words}>
        {text.map((paragraph) => (
          <p key={paragraph}>
            <LinkedText>{paragraph}</LinkedText>
          </p>
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
