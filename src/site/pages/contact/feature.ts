import type { Feature } from '#content/project';
import { CONTACT_US_FILE, FAQS_FILE, PATH } from './content.ts';

/** Contact Us: the form, the community, the questions. */
export const contact: Feature = {
  name: 'contact',
  files: [CONTACT_US_FILE, FAQS_FILE],
  paths: () => [PATH],
  pages: (content) => {
    const { title, description, contact } = content.of(CONTACT_US_FILE);
    const { contact: link } = content.site.header.links;
    const heading = [contact.heading];
    return [{ kind: 'contact', path: PATH, link, heading, title, description, inMenu: true }];
  },
};
