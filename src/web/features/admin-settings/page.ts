export { load } from './load.ts';
export { SettingsPage as Page } from './SettingsPage.tsx';
