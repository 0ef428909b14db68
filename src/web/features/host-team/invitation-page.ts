export { load } from './load-invitation.ts';
export { InvitationPage as Page } from './InvitationPage.tsx';
