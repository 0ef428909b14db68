import { Banner } from '#src/web/ui/states/Banner.tsx';
import { Tag } from '#src/web/ui/links/Tag.tsx';
import { daysText, guestsText } from '#src/web/trip/days.ts';
import { wholePriceText } from '#src/texts/money-text.ts';
import { limits } from '#src/domain/limits.ts';
import { durationText, priceRangeText } from '#src/web/features/listing/filters/filter-names.ts';
import {
  listHref,
  type ListingData,
  type ListingFrame,
  type ListingReading,
} from '#src/web/features/listing/listing.ts';
import { t } from '#src/web/features/listing/texts.ts';

type Part = ListingReading['recognised'][number];

/** A price as its ends say it: both, or the one there is. */
function readPriceText(from: number | undefined, to: number | undefined): string {
  if (to === undefined) return t('read.priceFrom', { from: wholePriceText(from ?? 0) });
  return from === undefined ? t('read.priceTo', { to: wholePriceText(to) }) : priceRangeText([from, to]);
}

const { min: shortest, max: longest } = limits.durationFilter;

/** What a part of the keyword was taken for, as filters are called. */
function partText({ kind, name, text, filters }: Part, today: string): string {
  const { attributes = [], time_type = [], date_start, date_end = date_start } = filters;
  switch (kind) {
    case 'attribute':
      return attributes.map((value) => t(`attribute.${value}`)).join(', ');
    case 'time':
      return time_type.map((value) => t(`time.${value}`)).join(', ');
    case 'price':
      return readPriceText(filters.amount_min, filters.amount_max);
    case 'length':
      return durationText([filters.duration_min ?? shortest, filters.duration_max ?? longest]);
    case 'day':
      return date_start === undefined ? text : daysText({ start: date_start, end: date_end ?? date_start }, today);
    case 'guests':
      return guestsText(filters.pax ?? 1);
    default:
      return name ?? text;
  }
}

/** The sentence for a list that leaves a part of the search out (docs/search.md#when-nothing-fits-all-of-it); null for none. */
function fitText({ fit, missing_words: missing }: ListingReading): string | null {
  if (fit === 'all') return null;
  if (missing.length > 0 && fit === 'some_words') return t('fit.missing', { words: `“${missing.join('”, “')}”` });
  return t('fit.near');
}

interface ReadPartsProps {
  readonly frame: ListingFrame;
  readonly shown: ListingData;
}

/** What was understood of a search, each part with a way to take it back, and what the list leaves out. */
export function ReadParts({ frame, shown: { query, reading, total } }: ReadPartsProps) {
  if (reading === undefined) return null;
  const fit = total > 0 ? fitText(reading) : null;
  const { asWords = [] } = query;
  return (
    <>
      {reading.recognised.length > 0 && (
        <ul aria-label={t('read.label')} className="mt-4 flex flex-wrap gap-2">
          {reading.recognised.map((part) => {
            const label = partText(part, frame.today);
            return (
              <li key={`${part.kind} ${part.text}`}>
                <Tag
                  label={label}
                  removeLabel={t('tag.remove', { filter: label })}
                  href={listHref(frame.path, frame.page, { ...query, page: 1, asWords: [...asWords, part.kind] })}
                />
              </li>
            );
          })}
        </ul>
      )}
      {fit !== null && (
        <div className="mt-4">
          <Banner tone="info">{fit}</Banner>
        </div>
      )}
    </>
  );
}
