export { load } from './load.ts';
export { AlipayPage as Page } from './AlipayPage.tsx';
