export { load } from './load.ts';
export { ManifestPage as Page } from './ManifestPage.tsx';
