export { load } from './search-data.ts';
export { SearchPage as Page } from './SearchPage.tsx';
