export { load } from './load.ts';
export { AuditPage as Page } from './AuditPage.tsx';
