/**
 * Files of the editor that come when they are needed: other languages of its buttons, what turns a
 * text into Markdown, letters of other languages.
 */
export const LATER = /\/(ar|fr|pt-BR|turndown|empty-module|ojuju-|lalezar)[^/]*$/;
