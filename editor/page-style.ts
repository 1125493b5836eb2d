// The style of the site, for the pages in the preview; sections bring their own.
import '../src/styles/layers.css';
import '../src/styles/reset.css';
import '../src/styles/tokens.css';
import '../src/styles/fonts.css';
import '../src/styles/base.css';
import './preview/unfinished.css';
