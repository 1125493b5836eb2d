import type { Content } from '#content/project';
import { ContactForm } from '../../shared/contact-form/ContactForm.tsx';
import type { Parts } from '../../shared/feature-views.ts';
import { pageView, type ViewProps } from '../../shared/frame/view.ts';
import { requestPicture } from '../../shared/pictures/requests.ts';
import { Carousel } from '../../shared/sections/Carousel.tsx';
import { Faqs } from '../../shared/sections/Faqs.tsx';
import { Contact } from './Contact.tsx';

function contactUsPictures({ 'contact-us': { community }, pictures }: Content) {
  const positions = ['first', 'second', 'third', 'fourth'] as const;
  return {
    community: positions.map((position) =>
      requestPicture(pictures.community[position], 'community', community.pictures[position]),
    ),
  };
}

/** The contact form of a feature; undefined if no feature replaces the specified one. */
export const contactFormOf = (content: Content, parts: Parts) =>
  parts.map(({ contactForm }) => contactForm?.(content)).find((form) => form !== undefined);

/** Contact Us: the form, the community, the questions. */
function ContactUs({ content, pictures, parts }: ViewProps<typeof contactUsPictures>) {
  const { 'contact-us': contact, organisation, site } = content;
  return (
    <>
      <Contact content={contact.contact} email={organisation.supportEmail}>
        {contactFormOf(content, parts) ?? <ContactForm content={contact.form} />}
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
