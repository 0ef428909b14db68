export { load } from './load.ts';
export { QueuePage as Page } from './QueuePage.tsx';
