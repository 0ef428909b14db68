export { load } from './load.ts';
export { CoursePage as Page } from './CoursePage.tsx';
