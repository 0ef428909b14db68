export { load } from './load.ts';
export { MessagesPage as Page } from './MessagesPage.tsx';
