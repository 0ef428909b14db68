import { plainPriceText } from '#src/texts/money-text.ts';
import { priceCurrency } from '#src/domain/money/own-currency.ts';
import { translator } from '#src/texts/translate.ts';
import { texts } from './texts.ts';

/** Texts of the product page. */
export const t = translator('web/features/product', texts);

/** Says that a review has earned its author a code: whoever reads it should know. */
export function rewardedText(): string {
  return t('review.rewarded', { amount: plainPriceText(priceCurrency().figures.review_reward) });
}
