// What a partner is, and why a booking earns nothing, in words (docs/partners.md).
import type { NoCommission } from '#src/domain/partner/commission.ts';
import type { PartnerKind, PartnerState } from '#src/domain/partner/partner.ts';
import { translator } from '#src/texts/translate.ts';

const texts = {
  'kind.ambassador': 'Ambassador',
  'kind.distributor': 'Distributor',
  'reason.cancelled': 'It was cancelled',
  'reason.no-rate': 'The rate is 0',
  'reason.not-completed': 'It did not take place',
  'reason.nothing-earned': 'The marketplace earned nothing of it',
  'reason.refunded': 'The guest got the money back',
  'reason.same-card': 'It was paid with the ambassador’s own card',
  'reason.same-device': 'It was booked in the ambassador’s own browser',
  'reason.same-person': 'It was the ambassador’s own booking',
  'state.active': 'Active',
  'state.ended': 'Ended',
  'state.paused': 'Paused',
} as const;

const t = translator('web/admin/partners', texts);

export const partnerKindText = (kind: PartnerKind): string => t(`kind.${kind}`);
export const partnerStateText = (state: PartnerState): string => t(`state.${state}`);

/** Why a booking earns nothing. */
export const noCommissionText = (reason: NoCommission): string => t(`reason.${reason}`);
