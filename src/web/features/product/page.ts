export { load } from './load.ts';
export { ProductPage as Page } from './ProductPage.tsx';
