export { load } from './load.ts';
export { AmbassadorPage as Page } from './AmbassadorPage.tsx';
