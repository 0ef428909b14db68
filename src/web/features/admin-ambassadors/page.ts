export { load } from './load.ts';
export { AmbassadorsPage as Page } from './AmbassadorsPage.tsx';
