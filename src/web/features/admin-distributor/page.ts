export { load } from './load.ts';
export { DistributorPage as Page } from './DistributorPage.tsx';
