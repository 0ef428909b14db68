export { load } from './load.ts';
export { RepliesPage as Page } from './RepliesPage.tsx';
