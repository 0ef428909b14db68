export { load } from './load.ts';
export { ContentListPage as Page } from './ContentListPage.tsx';
