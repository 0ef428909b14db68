export { load } from './load.ts';
export { PersonPage as Page } from './PersonPage.tsx';
