import { ArrowDownWideNarrow } from 'lucide-react';
import { buildListingQuery, parseListingQuery } from '#src/contract/listing-query.ts';
import { t } from '../../locale/t.ts';
import { buttonLook } from '../../ui/button-look.ts';
import { sortOptions } from './listing.ts';
import type { ListingData } from './listing.ts';

// The other choices in the address travel as hidden fields, so that sorting keeps them; the page starts at 1 again (spec 4).
function keptFields({ page, query }: ListingData): readonly (readonly [string, string])[] {
  const plain = { ...query, page: 1, sort: parseListingQuery('', page).sort };
  return [...new URLSearchParams(buildListingQuery(plain))].filter(([name]) => name !== 'sort');
}

/** The sort: a GET form that sends itself when the choice changes, and has a button without script. */
export function SortForm({ listing }: { readonly listing: ListingData }) {
  const options = sortOptions(listing.page);
  const current = options.some(({ value }) => value === listing.query.sort) ? listing.query.sort : '';
  return (
    <form action={listing.path} className="flex items-center gap-2">
      {keptFields(listing).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <label className="flex items-center gap-2 text-small font-medium">
        <ArrowDownWideNarrow aria-hidden size={18} className="text-ink-3" />
        <span className="max-phone:sr-only">{t('sort.label')}</span>
        <select
          key={current}
          name="sort"
          defaultValue={current}
          className="control w-auto min-w-40 pr-2"
          onChange={(event) => event.currentTarget.form?.requestSubmit()}
        >
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
      </label>
      <noscript>
        <button type="submit" className={buttonLook('secondary', 'small')}>
          {t('sort.apply')}
        </button>
      </noscript>
    </form>
  );
}
