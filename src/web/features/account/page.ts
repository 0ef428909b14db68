export { load } from './load.ts';
export { AccountPage as Page } from './AccountPage.tsx';
