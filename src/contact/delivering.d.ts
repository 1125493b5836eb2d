/** A second copy of a script, for the page with the delivering form (contact-us.astro). */
declare module '*?delivering';
