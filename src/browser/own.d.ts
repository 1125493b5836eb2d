/** Another copy of a script, for the team's own pages (src/pages/_OwnPage.astro). */
declare module '*?own';
