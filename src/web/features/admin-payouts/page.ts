export { load } from './load.ts';
export { PayoutsPage as Page } from './PayoutsPage.tsx';
