/** A second copy of a script, for the page of a form that delivers (src/pages/contact-us.astro). */
declare module '*?delivering';
