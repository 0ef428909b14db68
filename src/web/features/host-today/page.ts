export { load } from './load.ts';
export { TodayPage as Page } from './TodayPage.tsx';
