// Entry point of the feature invite: a link, a gift for a friend and thanks for who invited (docs/invites.md).
import * as accept from './accept.ts';
import * as mine from './mine.ts';
import * as open from './open.ts';

export { decideInvitations } from './decide.ts';
export { findThanks, type MailedThanks } from './queries.ts';

export const inviteHandlers = {
  [accept.route]: accept.handle,
  [mine.route]: mine.handle,
  [open.route]: open.handle,
} as const;
