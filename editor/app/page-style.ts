/** The style of the site, for the page in the frame; sections bring their own after it. */
import '../../src/site/styles/layers.css';
import '../../src/site/styles/reset.css';
import '../../src/site/styles/tokens.css';
import '../../src/site/styles/fonts.css';
import '../../src/site/styles/base.css';
import '../page-text/unfinished.css';
