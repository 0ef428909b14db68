// A refund in words: how it stands, why it goes back, who had it made (docs/back-office.md#refunds).
import type { RefundMaker, RefundReason, RefundState } from '#src/domain/payment/refund-states.ts';
import type { ProviderName } from '#src/domain/payment/methods.ts';
import { chargeText } from '#src/texts/money-text.ts';
import { t } from './refunds-texts.ts';

export const stateText = (state: RefundState): string => t(`state.${state}`);

export const reasonText = (reason: RefundReason): string => t(`reason.${reason}`);

export const providerText = (provider: ProviderName): string => t(`provider.${provider}`);

/** The amount in the currency that was charged. */
export function amountText({ amount_minor: minor, currency }: { amount_minor: number; currency: string }): string {
  return chargeText(minor, currency);
}

/** Who had it made, an operator by name where that is known. */
export function makerText({ maker, who }: { readonly maker: RefundMaker; readonly who: string }): string {
  return who === '' ? t(`maker.${maker}`) : t('maker.by', { maker: t(`maker.${maker}`), who });
}

/** How long it has not been with the guest: `5 h`, `3 d 4 h`; empty once it is. */
export function ageText(hours: number | null): string {
  if (hours === null) return '';
  const [days, rest] = [Math.floor(hours / 24), hours % 24];
  return days === 0 ? t('age.hours', { hours: rest }) : t('age.days', { days, hours: rest });
}
