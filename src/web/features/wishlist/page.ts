export { load } from './load.ts';
export { EitherPage as Page } from './EitherPage.tsx';
