export { load } from './load.ts';
export { InsightsPage as Page } from './InsightsPage.tsx';
