export { load } from './load.ts';
export { TeamPage as Page } from './TeamPage.tsx';
