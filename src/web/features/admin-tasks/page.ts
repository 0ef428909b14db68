export { load } from './load.ts';
export { TasksPage as Page } from './TasksPage.tsx';
