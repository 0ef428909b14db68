export { loadNotFound } from './not-found.ts';
export { NotFoundPage } from './NotFoundPage.tsx';
