/** Replaces the attributes of SVG in `property-information`: no Markdown becomes a drawing. */
export const svg = { property: {}, normal: {} };
