export { load } from './load.ts';
export { CashPage as Page } from './CashPage.tsx';
