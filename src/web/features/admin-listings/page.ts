export { load } from './load.ts';
export { ListingsPage as Page } from './ListingsPage.tsx';
