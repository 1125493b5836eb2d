/** A form service, of which the team writes name and key. Any other works as `to: endpoint`. */
export interface FormService {
  /** As the service spells its name. */
  title: string;
  /** Where messages are posted; `{key}` stands for the team's key. */
  address: string;
  /** The field that carries the key, where the address does not. */
  keyField?: string;
  /** What a key looks like, and the error message for any other. */
  key: { pattern: RegExp; expected: string };
  /** The format that the script sends, for which the service answers with JSON. */
  format: 'form' | 'json';
  /** The service's own honeypot field, if it has one. */
  honeypotField?: string;
  /** The field that carries the address of the thank-you page. */
  thankYouField?: string;
}

const keyInAddress = (service: string, example: string): FormService['key'] => ({
  pattern: /^[A-Za-z0-9]{6,40}$/,
  expected: `This needs the letters and digits at the end of your form’s address at ${service}, such as ${example}`,
});

/** According to their documentation, read on 2026-11-21. */
export const FORM_SERVICES = {
  /**
   * Answers 200 with "next": taken; anything with "error" or "errors": not taken.
   * https://help.formspree.io/articles/building-your-form/submit-forms-with-javascript-ajax
   * https://help.formspree.io/articles/building-your-form/honeypot-spam-filtering
   * https://github.com/formspree/formspree-js, https://github.com/formspree/formspree
   */
  formspree: {
    title: 'Formspree',
    address: 'https://formspree.io/f/{key}',
    key: keyInAddress('Formspree', 'xayzbcdf'),
    format: 'form',
    honeypotField: '_gotcha',
    // Documented only in the README of 2019; plans without redirects show Formspree's own page.
    thankYouField: '_next',
  },
  /**
   * Answers 200 with "success": true: sent by email; 400 and 500 with "success": false: not sent.
   * https://docs.web3forms.com/getting-started/api-reference, and customizations/redirection,
   * customizations/spam-protection/spam-protection and troubleshooting beside it
   */
  web3forms: {
    title: 'Web3Forms',
    address: 'https://api.web3forms.com/submit',
    keyField: 'access_key',
    key: {
      pattern: /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i,
      expected:
        'This needs the access key that Web3Forms has sent you, such as 01234567-89ab-cdef-0123-456789abcdef',
    },
    format: 'json',
    // Its honeypot "botcheck" is a checkbox, and its documentation advises against it.
    thankYouField: 'redirect',
  },
  /**
   * Answers 200: taken; any other status, with "error": not taken.
   * https://docs.usebasin.com/guides/form-features/ajax, and form-features/input-types and
   * spam-protection beside it
   */
  basin: {
    title: 'Basin',
    address: 'https://usebasin.com/f/{key}',
    key: keyInAddress('Basin', '0123456789ab'),
    format: 'form',
  },
} as const satisfies Record<string, FormService>;

export type ServiceName = keyof typeof FORM_SERVICES;
