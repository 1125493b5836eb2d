/** Names of attributes of drawings, in place of those of property-information: texts hold none. */
export const svg = { space: 'svg', properties: {}, normal: {} };
