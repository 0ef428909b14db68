export { load } from './load.ts';
export { RatePage as Page } from './RatePage.tsx';
