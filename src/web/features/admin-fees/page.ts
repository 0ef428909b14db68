export { load } from './load.ts';
export { FeesPage as Page } from './FeesPage.tsx';
