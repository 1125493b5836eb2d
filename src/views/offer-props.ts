import type { OfferProps } from '../sections/Offer.tsx';
import { contentOf } from '../content/content.ts';
import { drawing } from '../pictures/drawings.ts';

/** What the section What We Offer shows on each of its three pages; only its tone differs. */
export async function offerProps(language: string): Promise<Omit<OfferProps, 'tone'>> {
  const content = await contentOf(language);
  const offer = await content.get('offer');
  const { newTab } = await content.get('site');
  const { techTraining, businessEducation, leadershipDevelopment, communitySupport } = offer.offers;
  return {
    content: offer,
    icons: {
      techTraining: await drawing(techTraining.icon),
      businessEducation: await drawing(businessEducation.icon),
      leadershipDevelopment: await drawing(leadershipDevelopment.icon),
      communitySupport: await drawing(communitySupport.icon),
    },
    links: content.organisation.offerLinks,
    newTab,
  };
}
