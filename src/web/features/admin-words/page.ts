export { load } from './load.ts';
export { WordsPage as Page } from './WordsPage.tsx';
