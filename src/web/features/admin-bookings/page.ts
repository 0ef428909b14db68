export { load } from './load.ts';
export { BookingsPage as Page } from './BookingsPage.tsx';
