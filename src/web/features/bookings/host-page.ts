export { loadHost as load } from './load.ts';
export { HostBookingsPage as Page } from './HostBookingsPage.tsx';
