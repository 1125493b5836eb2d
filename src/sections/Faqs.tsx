import type { Faqs as FaqsContent } from '../content/schemas/faqs.ts';
import layout from '../styles/layout.module.css';
import styles from './Faqs.module.css';

interface FaqsProps {
  content: Pick<FaqsContent, 'heading' | 'questions'>;
  /** Renders an answer in Markdown as HTML. */
  html: (answer: string) => string;
}

/**
 * The questions: native `<details name>`, at most one open. The `id` is inside each answer, because
 * only then does a link to it open the answer (HTML, ancestor details revealing algorithm).
 */
export function Faqs({ content, html }: FaqsProps) {
  return (
    <section className={layout.section} id="faqs" aria-labelledby="faqs-heading">
      <div className={`${layout.wrap} ${styles.faqs}`}>
        <h2 id="faqs-heading">{content.heading}</h2>
        <div data-hook="faqs">
          {content.questions.map(({ id, question, answer }) => (
            <details key={id} name="faqs" className={styles.question}>
              <summary>
                {question}
                <svg viewBox="0 0 32 32" width="32" height="32" aria-hidden="true">
                  <circle cx="16" cy="16" r="14" pathLength="1" />
                  <path d="M8 16h16" />
                  <path className={styles.upright} d="M16 8v16" />
                </svg>
              </summary>
              <div
                id={id}
                className={styles.answer}
                dangerouslySetInnerHTML={{ __html: html(answer) }}
              />
            </details>
          ))}
        </div>
      </div>
    </section>
  );
}
