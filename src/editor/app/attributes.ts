/**
 * Replaces `property-information` in the editor, which lists all attributes of HTML and SVG: those
 * that a text in Markdown gets in `renderMarkdown` are spelled as their properties, but for the class.
 */
export const find = (_schema: object, property: string) => ({
  attribute: property === 'className' ? 'class' : property.toLowerCase(),
});

/** Of each language one list of attributes, from which `find` takes nothing. */
export const [html, svg] = [{}, {}];
