/** A further copy of a script, for the pages of the team's own (src/pages/[page].astro). */
declare module '*?own';
