export { load } from './load.ts';
export { InquiryPage as Page } from './InquiryPage.tsx';
