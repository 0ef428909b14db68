export { load } from './load.ts';
export { PickupPage as Page } from './PickupPage.tsx';
