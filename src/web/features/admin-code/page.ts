export { load } from './load.ts';
export { CodePage as Page } from './CodePage.tsx';
