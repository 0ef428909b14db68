export { load } from './content.ts';
export { ContentPage as Page } from './ContentPage.tsx';
