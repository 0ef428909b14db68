export { load } from './load.ts';
export { CheckoutPage as Page } from './CheckoutPage.tsx';
