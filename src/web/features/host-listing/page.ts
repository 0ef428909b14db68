export { load } from './load.ts';
export { ListingPage as Page } from './ListingPage.tsx';
