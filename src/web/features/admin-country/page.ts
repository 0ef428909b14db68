export { load } from './load.ts';
export { CountryPage as Page } from './CountryPage.tsx';
