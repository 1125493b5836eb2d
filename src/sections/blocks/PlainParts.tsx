import styles from './Prose.module.css';

interface PlainPartsProps {
  parts: { heading: string; text: readonly string[] }[];
}

/** Parts of plain paragraphs, which look as those of a text in Markdown. */
export function PlainParts({ parts }: PlainPartsProps) {
  return parts.map(({ heading, text }) => (
    <div key={heading} className={styles.part}>
      <h2>{heading}</h2>
      <div className={styles.words}>
        {text.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </div>
    </div>
  ));
}
