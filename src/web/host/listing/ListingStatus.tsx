import { Badge } from '#src/web/ui/states/Badge.tsx';
import type { OwnListing } from './content-rows.ts';
import { t, type texts } from './content-texts.ts';
import { plainPriceText } from '#src/texts/money-text.ts';
import { priceCurrency } from '#src/domain/money/own-currency.ts';

type LackKey = Extract<keyof typeof texts, `lack.${string}`>;

/** A newer server may send an unknown key. */
export function lackText(lack: string): string {
  const key = `lack.${lack}`;
  const least = plainPriceText(priceCurrency().figures.price_least);
  return t.has(key) ? t(key as LackKey, { least }) : t('lack.other');
}

const tones = {
  draft: 'sand',
  in_review: 'jade',
  sent_back: 'marigold',
  rejected: 'brand',
  published: 'success',
  paused: 'marigold',
  suspended: 'brand',
  taken_down: 'brand',
  archived: 'sand',
} as const;

interface ListingStatusProps extends Pick<OwnListing, 'status'> {
  /** `staff` uses back office wording. */
  readonly reader?: 'status' | 'staff';
}

export function ListingStatus({ status, reader = 'status' }: ListingStatusProps) {
  return <Badge tone={tones[status]}>{t(`${reader}.${status}`)}</Badge>;
}
