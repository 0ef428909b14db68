export { load } from './load.ts';
export { ReviewsPage as Page } from './ReviewsPage.tsx';
