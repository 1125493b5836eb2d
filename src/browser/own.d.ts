/** A further copy of a script, for the pages of the team's own (src/pages/_OwnPage.astro). */
declare module '*?own';
