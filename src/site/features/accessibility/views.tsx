import { valueOfField } from '#content/project';
import { fillAll, formatDay } from '#content/text';
import { Button } from '../../shared/components/Button.tsx';
import { TextSection } from '../../shared/sections/blocks/TextSection.tsx';
import { contactFormOf, type FeatureViews, pageView, type ViewProps } from '../../shared/views.ts';
import { STATEMENT_FIELD, STATEMENT_WORDS } from './content.ts';
import layout from '../../shared/styles/layout.module.css';
import styles from './AccessibilityStatement.module.css';

/** The parts that are only text, in the order of the W3C's model statement. */
const PARTS = ['commitment', 'standard', 'status', 'tests', 'limits'] as const;

/** The accessibility statement in parts. From 768 px each part stands beside its heading. */
function AccessibilityStatement({ content, features }: ViewProps) {
  const { organisation, locale } = content;
  const accessibility = content.of(STATEMENT_WORDS);
  const { answerWithin } = accessibility;
  const { reviewed } = valueOfField(content, STATEMENT_FIELD);
  const statement = fillAll(accessibility, {
    ...(answerWithin ? { answerWithin } : {}),
    ...(reviewed ? { reviewed: formatDay(reviewed, locale) } : {}),
  });
  const { heading, lead, feedback, review } = statement;
  // Links to the form only if it delivers: a report of a barrier must reach the team.
  const formDelivers = contactFormOf(content, features) !== undefined;
  return (
    <section className={layout.section} aria-labelledby="statement">
      <div className={layout.wrap}>
        <h1 id="statement">{heading}</h1>
        <p className={styles.lead}>{lead}</p>
        {PARTS.map((part) => (
          <TextSection key={part} {...statement[part]} />
        ))}
        <TextSection {...feedback}>
          <p>{feedback.answer}</p>
          <div className={`screen-only ${styles.contacts}`}>
            <Button href={`mailto:${organisation.supportEmail}`}>{feedback.write}</Button>
            {formDelivers && (
              <Button look="outline" href="/contact-us">
                {feedback.form}
              </Button>
            )}
          </div>
        </TextSection>
        <TextSection {...review} />
      </div>
    </section>
  );
}

export const accessibilityView = pageView(AccessibilityStatement);

export const views: FeatureViews = { pages: { accessibility: accessibilityView } };
