export { load } from './load.ts';
export { MessagePage as Page } from './MessagePage.tsx';
