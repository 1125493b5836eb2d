// Every style of the site's own parts, in an order that no feature changes: what imports them first
// comes first. Only what a page uses is left in it, see after-build/reduce-style.ts.
import '../views/Frame.tsx';
import '../views/Home.tsx';
import '../views/AboutUs.tsx';
import '../views/ContactUs.tsx';
import '../views/Donate.tsx';
import '../views/Offline.tsx';
import './others.ts';
