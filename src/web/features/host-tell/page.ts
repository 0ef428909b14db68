export { load } from './load.ts';
export { TellPage as Page } from './TellPage.tsx';
