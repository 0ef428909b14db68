export { load } from './load.ts';
export { UserPage as Page } from './UserPage.tsx';
