import type { ListingReading } from '#src/web/guest/search/listing.ts';
import { t } from '#src/web/guest/search/texts.ts';
import { useLengths } from '#src/web/platform/locale/use-lengths.ts';
import { Banner } from '#src/web/ui/states/Banner.tsx';

type Far = ReturnType<typeof useLengths>['far'];

function elsewhereText({ name: place, nearest }: NonNullable<ListingReading['elsewhere']>, far: Far): string {
  if (nearest === null) return t('fit.elsewhere', { place });
  return t('fit.nearest', { place, city: nearest.city, distance: far(nearest.km) });
}

function limitName({ kind, is_kept }: ListingReading['recognised'][number]): string[] {
  const isLimit = kind === 'day' || kind === 'price' || kind === 'length' || kind === 'distance';
  return !is_kept && isLimit ? [t(`fit.limit.${kind}`)] : [];
}

/** Says which part of the search was dropped (docs/domain/search.md#partial-matches); null for nothing. */
function fitText({ fit, missing_words: missing, recognised, elsewhere }: ListingReading, far: Far): string | null {
  if (elsewhere !== null) return elsewhereText(elsewhere, far);
  const place = recognised.find(({ kind }) => kind === 'city')?.name;
  switch (fit) {
    case 'all':
    case 'near_place':
      return null;
    case 'other_limits':
      return t('fit.otherLimits', { limits: recognised.flatMap(limitName).join(', ') });
    case 'some_words':
      return missing.length > 0 ? t('fit.missing', { words: `“${missing.join('”, “')}”` }) : t('fit.near');
    case 'other_city':
      return typeof place === 'string' ? t('fit.otherCity', { place }) : t('fit.near');
    case 'city_only':
      return typeof place === 'string' ? t('fit.cityOnly', { place }) : t('fit.near');
  }
}

/** Above the list. */
export function FitText({ reading }: { readonly reading: ListingReading }) {
  const { far } = useLengths();
  const fit = fitText(reading, far);
  if (fit === null) return null;
  return (
    <div className="mt-4">
      <Banner tone="info">{fit}</Banner>
    </div>
  );
}
