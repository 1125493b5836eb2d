/** A second copy of a script, for the page of a form that delivers (src/pages/[...language]/contact-us.astro). */
declare module '*?delivering';
