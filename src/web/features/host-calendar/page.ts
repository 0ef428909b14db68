export { load } from './load.ts';
export { CalendarPage as Page } from './CalendarPage.tsx';
