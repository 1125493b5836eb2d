/** A second copy of a script, for the page of a form that delivers (contact-us.astro). */
declare module '*?delivering';
