export { load } from './home.ts';
export { HomePage as Page } from './HomePage.tsx';
