export { load } from './load.ts';
export { PeoplePage as Page } from './PeoplePage.tsx';
