// Entry point of partners (docs/domain/partners.md).
import { inviteCalls } from './invite.ts';
import { mine } from './mine.ts';
import { partnerCalls } from './partner.ts';

export const partnerHandlers = {
  ...partnerCalls,
  ...inviteCalls,
  'partner/mine': mine,
} as const;

export { findMailedDecision, type MailedDecision } from './application-queries.ts';
export { decideCommissions } from './decide-commissions.ts';
export { decideInvitations } from './invite.ts';
export { type MailedThanks, findThanks } from './invite-queries.ts';
export { registerPartnerStatements } from './mine.ts';
export { findMailedPayment, type MailedPayment } from './mine-queries.ts';
export { findCommissions, findPartner, findPartners, findPayments } from './partner-queries.ts';
export { giveWaitingRole, followRoles } from './attribution-queries.ts';
export { type Attributed, countsTyped, partnerOf } from './attribution.ts';
export { type PartnerMet, partnersColumn, type PartnersMet } from './attribution-queries.ts';
