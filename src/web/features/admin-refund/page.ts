export { load } from './load.ts';
export { RefundPage as Page } from './RefundPage.tsx';
