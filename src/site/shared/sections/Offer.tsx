import type { Content } from '#content/project';
import { Button } from '../components/Button.tsx';
import { Drawing, type DrawingSource } from '../components/Drawing.tsx';
import { Weave, type WeaveName } from '../components/Weave.tsx';
import { requestDrawing } from '../pictures/requests.ts';
import layout from '../styles/layout.module.css';
import styles from './Offer.module.css';

/** Background: white (Home), near-black (About Us), none (Donate). */
type OfferTone = 'onWhite' | 'onInk' | 'onNone';

type ProgrammeName = keyof Content['offer']['offers'];
type OfferIcons = Record<ProgrammeName, DrawingSource>;

interface OfferProps {
  content: Pick<Content, 'offer' | 'organisation'>;
  tone: OfferTone;
  icons: OfferIcons;
}

const PROGRAMMES: { name: ProgrammeName; weave: WeaveName }[] = [
  { name: 'techTraining', weave: 'thin' },
  { name: 'businessEducation', weave: 'bars' },
  { name: 'leadershipDevelopment', weave: 'diamond' },
  { name: 'communitySupport', weave: 'checker' },
];

/** Requests the icons of the section, one per programme. */
export const offerIcons = ({ offer }: Content['pictures']) => ({
  techTraining: requestDrawing(offer.techTraining),
  businessEducation: requestDrawing(offer.businessEducation),
  leadershipDevelopment: requestDrawing(offer.leadershipDevelopment),
  communitySupport: requestDrawing(offer.communitySupport),
});

/** What We Offer: the four programmes side by side. A button without an address does nothing. */
export function Offer({ content: { offer, organisation }, tone, icons }: OfferProps) {
  return (
    <section
      className={`${layout.section} ${styles.offer} ${styles[tone] ?? ''}`}
      aria-labelledby="offer"
    >
      <div className={layout.wrap}>
        <h2 id="offer">{offer.heading}</h2>
        <ul>
          {PROGRAMMES.map(({ name, weave }) => {
            const programme = offer.offers[name];
            const href = organisation.offerLinks[name];
            return (
              <li key={name}>
                <Weave weave={weave} className={styles.strip} />
                <Drawing source={icons[name]} className={styles.icon} width={120} height={120} />
                <h3>{programme.title}</h3>
                <p>
                  {programme.text}
                  {programme.terms && (
                    <span className={styles.terms}>
                      {programme.terms.teachers} <br />
                      {programme.terms.cost}
                    </span>
                  )}
                </p>
                <Button className={styles.button} href={href}>
                  {programme.button}
                </Button>
              </li>
            );
          })}
        </ul>
      </div>
    </section>
  );
}
