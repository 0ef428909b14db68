export { load } from './load.ts';
export { WriteReviewPage as Page } from './WriteReviewPage.tsx';
