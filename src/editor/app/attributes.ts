/**
 * Replaces `property-information` in the editor, which lists all attributes of HTML and SVG. The
 * attributes that `renderMarkdown` needs are spelled like their properties, except `class`.
 */
export const find = (_schema: object, property: string) => ({
  attribute: property === 'className' ? 'class' : property.toLowerCase(),
});

/** A list of attributes for each language, from which `find` takes nothing. */
export const [html, svg] = [{}, {}];
