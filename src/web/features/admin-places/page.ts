export { load } from './load.ts';
export { PlacesPage as Page } from './PlacesPage.tsx';
