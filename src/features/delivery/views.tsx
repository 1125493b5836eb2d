import { fieldOf, type Content } from '../../core/content.ts';
import { blockView, type FeatureViews } from '../../site/feature-views.ts';
import { CONTACT, DELIVERY_WORDS, PRIVACY } from './content.ts';
import { DeliveryForm } from './DeliveryForm.tsx';
import { Privacy } from './privacy/Privacy.tsx';
import { transportFor } from './transport.ts';

/** The form that delivers; undefined while nothing is delivered. */
function contactForm(content: Content) {
  const { delivery } = fieldOf(content, CONTACT);
  if (delivery === 'none') return undefined;
  const words = content.of(DELIVERY_WORDS);
  return (
    <DeliveryForm
      content={content['contact-us'].form}
      words={words}
      transport={transportFor(delivery, { ...content, words })}
    />
  );
}

export const views: FeatureViews = {
  contactForm,
  blocks: [blockView(PRIVACY, { untitled: true, View: Privacy })],
};
