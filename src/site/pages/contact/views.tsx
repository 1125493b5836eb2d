import type { Content } from '#content/project';
import { ContactForm } from '../../shared/contact-form/ContactForm.tsx';
import { requestPicture } from '../../shared/pictures/requests.ts';
import { Carousel } from '../../shared/sections/Carousel.tsx';
import { Faqs } from '../../shared/sections/Faqs.tsx';
import { type FeatureViews, pageView, replacementOn, type ViewProps } from '../../shared/views.ts';
import { Contact } from './Contact.tsx';
import { CONTACT_US_FILE, FAQS_FILE } from './content.ts';

function contactUsRequests(content: Content) {
  const { community } = content.of(CONTACT_US_FILE);
  const pictures = content.pictures.community;
  const positions = ['first', 'second', 'third', 'fourth'] as const;
  return {
    community: positions.map((position) =>
      requestPicture(pictures[position], 'community', community.pictures[position]),
    ),
  };
}

/** Contact Us: the form, the community, the questions. */
function ContactUs({ content, assets, features }: ViewProps<typeof contactUsRequests>) {
  const { organisation, site } = content;
  const { contact, form, community } = content.of(CONTACT_US_FILE);
  return (
    <>
      <Contact words={contact} email={organisation.supportEmail}>
        {replacementOn('contact', content, features) ?? <ContactForm words={form} />}
      </Contact>
      <Carousel
        words={community}
        pictures={assets.community}
        language={content.locale}
        join={{ text: site.joinButton, href: organisation.addresses.signUpForm }}
      />
      <Faqs words={content.of(FAQS_FILE)} html={content.html} />
    </>
  );
}

export const contactView = pageView(ContactUs, contactUsRequests);

export const views: FeatureViews = { pages: { contact: contactView } };
