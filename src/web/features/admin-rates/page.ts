export { load } from './load.ts';
export { RatesPage as Page } from './RatesPage.tsx';
