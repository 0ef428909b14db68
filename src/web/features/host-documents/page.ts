export { load } from './load.ts';
export { DocumentsPage as Page } from './DocumentsPage.tsx';
