export { load } from './load.ts';
export { ReportsPage as Page } from './ReportsPage.tsx';
