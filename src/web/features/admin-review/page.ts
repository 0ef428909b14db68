export { load } from './load.ts';
export { ReviewPage as Page } from './ReviewPage.tsx';
