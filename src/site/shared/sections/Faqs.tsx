import { PlusMinus } from '../components/PlusMinus.tsx';
import layout from '../styles/layout.module.css';
import styles from './Faqs.module.css';

interface FaqsProps {
  words: {
    heading: string;
    questions: readonly { id: string; question: string; answer: string }[];
  };
  html: (answer: string) => string;
}

/**
 * The questions as native `<details name>`, of which one at most is open. The `id` is inside the
 * answer because only then a link opens it (HTML, ancestor details revealing algorithm).
 */
export function Faqs({ words, html }: FaqsProps) {
  return (
    <section
      className={`${layout.section} ${styles.section}`}
      id="faqs"
      aria-labelledby="faqs-heading"
    >
      <div className={`${layout.wrap} ${styles.faqs}`}>
        <h2 id="faqs-heading">{words.heading}</h2>
        <div>
          {words.questions.map(({ id, question, answer }) => (
            <details key={id} name="faqs" className={styles.question}>
              <summary>
                {question}
                <PlusMinus />
              </summary>
              <div
                id={id}
                className={`${layout.note} ${styles.answer}`}
                dangerouslySetInnerHTML={{ __html: html(answer) }}
              />
            </details>
          ))}
        </div>
      </div>
    </section>
  );
}
