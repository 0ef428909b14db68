export { load } from './load.ts';
export { CityPage as Page } from './CityPage.tsx';
