export { aboutUs } from './about/AboutUs.tsx';
export { contactUs } from './contact/ContactUs.tsx';
export { donate } from './donate/Donate.tsx';
export { home } from './home/Home.tsx';
