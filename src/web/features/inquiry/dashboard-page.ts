export { load } from './load-dashboard.ts';
export { DashboardInquiryPage as Page } from './DashboardInquiryPage.tsx';
