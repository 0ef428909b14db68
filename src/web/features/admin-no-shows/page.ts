export { load } from './load.ts';
export { NoShowsPage as Page } from './NoShowsPage.tsx';
