export { load } from './load.ts';
export { KeysPage as Page } from './KeysPage.tsx';
