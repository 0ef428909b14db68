export { load } from './load.ts';
export { BookingPage as Page } from './BookingPage.tsx';
