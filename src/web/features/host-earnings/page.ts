export { load } from './load.ts';
export { EarningsPage as Page } from './EarningsPage.tsx';
