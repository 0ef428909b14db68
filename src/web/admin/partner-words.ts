// What a partner is, and why a booking earns nothing, in words (docs/partners.md).
import type { NoCommission } from '#src/domain/partner/commission.ts';
import type { PartnerKind, PartnerState } from '#src/domain/partner/partner.ts';
import { t } from './ambassadors-texts.ts';

/**
 * Whether somebody recommends or books for others.
 */
export const partnerKindText = (kind: PartnerKind): string => t(`kind.${kind}`);

/** How a partner stands. */
export const partnerStateText = (state: PartnerState): string => t(`state.${state}`);

/**
 * Why a booking earns nothing, to an operator; the partner's own page says it to the partner.
 */
export const noCommissionText = (reason: NoCommission): string => t(`reason.${reason}`);
