// A refund's requester and the guest's waiting time (docs/reference/back-office.md#refunds).
import type { RefundMaker } from '#src/domain/payment/refund-states.ts';
import { t } from './refunds-texts.ts';

/** An operator's name where known. */
export function makerText({ maker, who }: { readonly maker: RefundMaker; readonly who: string }): string {
  return who === '' ? t(`maker.${maker}`) : t('maker.by', { maker: t(`maker.${maker}`), who });
}

/** `5 h`, `3 d 4 h`; '' once paid. */
export function ageText(hours: number | null): string {
  if (hours === null) return '';
  const [days, rest] = [Math.floor(hours / 24), hours % 24];
  return days === 0 ? t('age.hours', { hours: rest }) : t('age.days', { days, hours: rest });
}
