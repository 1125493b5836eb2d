/** The site's global styles, for the page in the frame. Sections import their own. */
import '#site/shared/styles/layers.css';
import '#site/shared/styles/reset.css';
import '#site/shared/styles/tokens.css';
import '#site/shared/styles/fonts.css';
import '#site/shared/styles/base.css';
import '../page/unfinished.css';
import '../page/typed.css';
