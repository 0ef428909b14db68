export { load } from './load.ts';
export { FiguresPage as Page } from './FiguresPage.tsx';
