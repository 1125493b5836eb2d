/** Whether sites and `npm run edit` get the editor in which one types on the page. */
export const IS_TYPED_ON_PAGE: boolean = false;
