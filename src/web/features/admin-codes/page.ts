export { load } from './load.ts';
export { CodesPage as Page } from './CodesPage.tsx';
