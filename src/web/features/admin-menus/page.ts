export { load } from './load.ts';
export { MenusPage as Page } from './MenusPage.tsx';
