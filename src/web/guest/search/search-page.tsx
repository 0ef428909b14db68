// A search by keyword: /s/{slug}.
import { lazy, memo, Suspense } from 'react';
import { isFormQuery, parseListingQuery } from '#src/contract/listing/listing-query.ts';
import { parseProductSearchUrl, productSearchUrl } from '#src/contract/addresses/urls.ts';
import { listTripQuery } from '#src/contract/listing/trip.ts';
import { todayAround, daysText, guestsText } from './trip/days.ts';
import { failed } from '#src/web/platform/api/failed.ts';
import type { PageInput, PageResult } from '#src/web/platform/router/page.ts';
import { foldText, type CityGroups } from './box/search-destination.ts';
import { listHref, type ListingFrame, type ListingData, type ListingReading } from './listing.ts';
import { type SearchData, loadListing, statusOf } from './load-listing.ts';
import { searchHead } from './list-head.ts';
import { Breadcrumb } from '#src/web/ui/links/Breadcrumb.tsx';
import { asksNearMe } from '#src/domain/search/near-me.ts';
import { CityChips } from './results/CityChips.tsx';
import { ListingShell } from './ListingShell.tsx';
import { t } from './texts.ts';
import { useListing } from './use-listing.ts';
import { Tag } from '#src/web/ui/links/Tag.tsx';
import { wholePriceText } from '#src/texts/money-text.ts';
import { limits } from '#src/domain/limits.ts';
import { choiceText, durationText, priceRangeText } from './filters/filter-names.ts';

// Most searches have none. In the browser it loads with the first; memoized, as an update before that would remove the
// server's.
const FitText = import.meta.env.SSR
  ? (await import('./results/FitText.tsx')).FitText
  : lazy(() => import('./results/FitText.tsx').then((file) => ({ default: file.FitText })));

interface FitNoteProps {
  readonly reading: ListingReading | undefined;
  readonly total: number;
}

const FitNote = memo(function FitNote({ reading, total }: FitNoteProps) {
  const isSaid = reading !== undefined && (total > 0 || reading.elsewhere !== null);
  if (!isSaid || (reading.elsewhere === null && (reading.fit === 'all' || reading.fit === 'near_place'))) return null;
  return (
    <Suspense fallback={null}>
      <FitText reading={reading} />
    </Suspense>
  );
});

const NearMe = import.meta.env.SSR
  ? (await import('./results/NearMe.tsx')).NearMe
  : lazy(() => import('./results/NearMe.tsx').then((file) => ({ default: file.NearMe })));

type Part = ListingReading['recognised'][number];

function readPriceText(from: number | undefined, to: number | undefined): string {
  if (to === undefined) return t('read.priceFrom', { from: wholePriceText(from ?? 0) });
  return from === undefined ? t('read.priceTo', { to: wholePriceText(to) }) : priceRangeText([from, to]);
}

const { min: shortest, max: longest } = limits.durationFilter;

/** Access, diets, languages and a private experience. */
function needText(filters: Part['filters']): string {
  const { access_features = [], diets = [], languages = [] } = filters;
  return [
    ...access_features.map((value) => choiceText('access', value)),
    ...diets.map((value) => choiceText('diets', value)),
    ...languages.map((value) => choiceText('languages', value)),
    ...(filters.private === 1 ? [t('filter.private')] : []),
  ].join(', ');
}

function partText({ kind, name, text, filters }: Part, today: string): string {
  const { attributes = [], time_type = [], date_start, date_end = date_start } = filters;
  switch (kind) {
    case 'attribute':
      return attributes.map((value) => choiceText('attributes', value)).join(', ');
    case 'need':
      return needText(filters) || text;
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
    case 'order':
      return t(`sort.${filters.sort ?? 'popularity'}`);
    case 'not':
      return t('read.not', { words: name ?? text });
    default:
      return name ?? text;
  }
}

interface ReadPartsProps {
  readonly frame: ListingFrame;
  readonly shown: ListingData;
}

function ReadTags({ frame, shown: { query, reading } }: ReadPartsProps) {
  const { asWords = [] } = query;
  if (reading === undefined || reading.recognised.length === 0) return null;
  return (
    <ul aria-label={t('read.label')} className="filter-tags">
      {reading.recognised.map((part) => {
        const label = partText(part, frame.today);
        const isDropped = !part.is_kept;
        return (
          <li key={`${part.kind} ${part.text}`}>
            <Tag
              label={label}
              isDropped={isDropped}
              removeLabel={t('tag.remove', { filter: isDropped ? t('read.dropped', { filter: label }) : label })}
              href={listHref(frame.path, frame.page, { ...query, page: 1, asWords: [...asWords, part.kind] })}
            />
          </li>
        );
      })}
    </ul>
  );
}

/** Named cities in their groups; a country stands for all of its cities. */
export function citiesMeant(groups: CityGroups, names: readonly string[]): CityGroups {
  const needles = names.map(foldText);
  return groups
    .map((group) =>
      needles.includes(foldText(group.country_name))
        ? group
        : {
            ...group,
            cities: group.cities.filter(({ name }) => needles.some((needle) => foldText(name).includes(needle))),
          },
    )
    .filter(({ cities }) => cities.length > 0);
}

/** The default sort is popularity (docs/domain/search.md#filters). */
export async function load({ api, settings, url }: PageInput): Promise<PageResult<SearchData>> {
  const keyword = parseProductSearchUrl(url.pathname);
  if (keyword === null) return { kind: 'redirect', to: '/', status: 302 };
  const query = parseListingQuery(url.search, 'search');
  const path = productSearchUrl(keyword);
  if (isFormQuery(url.search)) return { kind: 'redirect', to: listHref(path, 'search', query), status: 302 };
  const ask = { keyword };
  const [listAnswer, cities, categories] = await Promise.all([
    loadListing(api, ask, query),
    api('city/list-by-country', {}),
    api('category/list', {}),
  ]);
  if (!listAnswer.ok) return listAnswer.kind === 'network' ? failed(listAnswer) : { kind: 'missing', what: 'page' };
  const { listing } = listAnswer;
  const groups = cities.ok ? cities.data.data : [];
  const named = categories.ok ? categories.data.data.map(({ id, name }) => ({ id, name, total: null })) : [];
  const today = todayAround();
  const frame: ListingFrame = { page: 'search', path, ask, categories: named, today, center: null };
  // A search narrowed to a city has its tag.
  const isNarrowed = listing.reading?.recognised.some(({ kind }) => kind === 'city') === true;
  const meant = isNarrowed ? [] : citiesMeant(groups, [listing.corrected ?? keyword]);
  const data: SearchData = { keyword, frame, listing, groups, meant };
  return { kind: 'page', data, head: searchHead(data, { settings }), ...statusOf(listing) };
}

function SearchPage({ data }: { readonly data: SearchData }) {
  const { frame, groups, keyword, meant } = data;
  const live = useListing(frame, data.listing);
  const { corrected } = live.shown;
  const similar = live.shown.reading?.similar_keyword ?? null;
  return (
    <>
      <div className="shell pt-4 desk:pt-6">
        <Breadcrumb crumbs={[{ label: t('place.home'), href: '/' }, { label: t('place.search') }]} />
        <h1 className="mt-1 text-h2 tablet:mt-2 tablet:text-h1">{t('search.title', { keyword })}</h1>
        {corrected !== null && (
          <p className="mt-3 flex flex-wrap items-baseline gap-x-4 text-lead">
            {t('search.corrected', { keyword: corrected })}
            <a
              href={listHref(frame.path, frame.page, {
                ...live.query,
                page: 1,
                asWords: [...(live.query.asWords ?? []), 'spelling'],
              })}
              className="link inline-flex min-h-11 items-center text-body"
            >
              {t('search.instead', { keyword })}
            </a>
          </p>
        )}
        {similar !== null && (
          <p>
            <a
              href={productSearchUrl(similar) + listTripQuery(live.query)}
              className="link inline-flex min-h-11 items-center text-lead"
            >
              {t('search.similar', { keyword: similar })}
            </a>
          </p>
        )}
        <FitNote reading={live.shown.reading} total={live.shown.total} />
        {asksNearMe(keyword) && (
          <Suspense>
            <NearMe keyword={keyword} groups={groups} trip={live.query} />
          </Suspense>
        )}
        <CityChips groups={meant} trip={live.query} className="mt-5" />
      </div>
      <ListingShell
        frame={frame}
        live={live}
        groups={groups}
        readTags={<ReadTags frame={frame} shown={live.shown} />}
      />
    </>
  );
}

export { SearchPage as Page };
