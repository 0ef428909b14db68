// Entry point of the feature invite: a link, a gift for a friend and thanks for who invited (docs/invites.md).
import { inviteCalls } from './invite.ts';

export { decideInvitations } from './decide.ts';
export { findThanks, type MailedThanks } from './queries.ts';

export const inviteHandlers = {
  ...inviteCalls,
} as const;
