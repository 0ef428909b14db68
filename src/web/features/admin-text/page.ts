export { load } from './load.ts';
export { TextPage as Page } from './TextPage.tsx';
