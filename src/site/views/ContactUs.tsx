import { Contact } from '../contact/Contact.tsx';
import { ContactForm } from '../contact/ContactForm.tsx';
import type { Content } from '../../core/content.ts';
import type { Parts } from '../feature-views.ts';
import { requestPicture } from '../pictures/requests.ts';
import { Carousel } from '../sections/Carousel.tsx';
import { Faqs } from '../sections/Faqs.tsx';
import { pageView, type ViewProps } from './view.ts';

function contactUsPictures({ 'contact-us': { community }, pictures }: Content) {
  const places = ['first', 'second', 'third', 'fourth'] as const;
  return {
    community: places.map((place) =>
      requestPicture(pictures.community[place], 'community', community.pictures[place]),
    ),
  };
}

/** The form of a feature; undefined while none asks for another one. */
export const formOf = (content: Content, parts: Parts) =>
  parts.map(({ contactForm }) => contactForm?.(content)).find((form) => form !== undefined);

/** Contact Us: the form, the community, the questions. */
function ContactUs({ content, pictures, parts }: ViewProps<typeof contactUsPictures>) {
  const { 'contact-us': contact, organisation, site } = content;
  return (
    <>
      <Contact content={contact.contact} email={organisation.supportEmail}>
        {formOf(content, parts) ?? <ContactForm content={contact.form} />}
      </Contact>
      <Carousel
        content={contact.community}
        pictures={pictures.community}
        language={content.locale}
        join={{ text: site.joinButton, href: organisation.addresses.signUpForm }}
      />
      <Faqs content={content.faqs} html={content.answerHtml} />
    </>
  );
}

export const contactUs = pageView(ContactUs, contactUsPictures);
