export { load } from './load.ts';
export { DashboardPage as Page } from './DashboardPage.tsx';
