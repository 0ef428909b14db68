export { load } from './load.ts';
export { LedgerPage as Page } from './LedgerPage.tsx';
