export { load } from './load.ts';
export { DistributorsPage as Page } from './DistributorsPage.tsx';
