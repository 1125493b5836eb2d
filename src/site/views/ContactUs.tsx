import { Contact } from '../contact/Contact.tsx';
import { ContactForm } from '../contact/ContactForm.tsx';
import { DeliveryForm } from '../../features/delivery/DeliveryForm.tsx';
import { transportFor } from '../../features/delivery/transport.ts';
import type { Content } from '../../core/content.ts';
import { requestPicture } from '../pictures/requests.ts';
import { Carousel } from '../sections/Carousel.tsx';
import { Faqs } from '../sections/Faqs.tsx';
import type { ViewProps } from './view.ts';

/** The pictures of Contact Us with their slots. */
export function contactUsPictures({ 'contact-us': { community }, pictures }: Content) {
  const places = ['first', 'second', 'third', 'fourth'] as const;
  return {
    community: places.map((place) =>
      requestPicture(pictures.community[place], 'community', community.pictures[place]),
    ),
  };
}

/** Contact Us: the form, the community, the questions. */
export function ContactUs({ content, pictures }: ViewProps<typeof contactUsPictures>) {
  const { 'contact-us': contact, organisation, site } = content;
  const { delivery } = organisation.contact;
  return (
    <>
      <Contact content={contact.contact} email={organisation.supportEmail}>
        {delivery === 'none' ? (
          <ContactForm content={contact.form} />
        ) : (
          <DeliveryForm
            content={contact.form}
            words={content.delivery}
            transport={transportFor(delivery, content)}
          />
        )}
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
