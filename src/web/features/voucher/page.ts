export { load } from './load.ts';
export { VoucherPage as Page } from './VoucherPage.tsx';
