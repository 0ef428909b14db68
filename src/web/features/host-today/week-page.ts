export { loadWeek as load } from './load-week.ts';
export { WeekPage as Page } from './WeekPage.tsx';
