import type { CallOutput } from '#src/contract/types.ts';
import { wireCents } from '#src/domain/money/money.ts';
import { countText } from '#src/texts/intl.ts';
import { priceText } from '#src/texts/money-text.ts';
import { t } from './codes-texts.ts';

type Code = CallOutput<'admin/codes'>['data'][number];

export function takesText({ amount, percent }: Pick<Code, 'amount' | 'percent'>): string {
  return amount === null ? t('takes.percent', { percent: String(percent ?? 0) }) : priceText(wireCents(amount));
}

export function usedText({ used, max_uses: most }: Pick<Code, 'used' | 'max_uses'>): string {
  return most === null ? countText(used) : t('used', { used: countText(used), most: countText(most) });
}
