export { load } from './city-data.ts';
export { CityPage as Page } from './CityPage.tsx';
