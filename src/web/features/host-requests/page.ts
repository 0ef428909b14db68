export { load } from './load.ts';
export { RequestsPage as Page } from './RequestsPage.tsx';
