export { load } from './load.ts';
export { RefundsPage as Page } from './RefundsPage.tsx';
