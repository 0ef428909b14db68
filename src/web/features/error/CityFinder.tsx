import { Search } from 'lucide-react';
import { useId, useState } from 'react';
import type { FormEvent } from 'react';
import { KEYWORD_MAX } from '#src/contract/urls.ts';
import { useApp } from '#src/web/app/app-context.tsx';
import { t, tn } from '../../locale/t.ts';
import { useNavigation } from '#src/web/router/navigation.tsx';
import { searchDestination } from '../../search/suggestions.ts';
import type { CityGroups } from '../../search/suggestions.ts';
import { Button } from '../../ui/Button.tsx';
import { Checkbox } from '../../ui/Checkbox.tsx';
import { CityColumns } from './CityColumns.tsx';
import { filterCities } from './filter-cities.ts';
import { hotelUrl } from './hotel-url.ts';

/**
 * The city search of the 404 page (spec 2): typing narrows the list; Enter or the button leads to the city of that name,
 * otherwise to the search, or to the hotel partner where that is asked for. Without script it is a form that searches.
 */
export function CityFinder({ groups }: { readonly groups: CityGroups }) {
  const id = useId();
  const { navigate } = useNavigation();
  const { accommodationsUrl } = useApp().settings;
  const [query, setQuery] = useState('');
  const [isHotel, setHotel] = useState(false);
  const shown = filterCities(groups, query);
  const count = shown.reduce((sum, group) => sum + group.cities.length, 0);
  const onSubmit = (event: FormEvent): void => {
    event.preventDefault();
    if (query.trim() === '') return;
    if (isHotel && accommodationsUrl !== null) window.open(hotelUrl(accommodationsUrl, query), '_blank', 'noopener');
    else navigate(searchDestination(groups, query));
  };
  return (
    <section aria-labelledby={`${id}-title`} className="mt-10 tablet:mt-14">
      <h2 id={`${id}-title`} className="text-h2">
        {t('missing.cities')}
      </h2>
      <form role="search" aria-labelledby={`${id}-title`} action="/product/search" onSubmit={onSubmit}>
        <div className="mt-5 flex max-w-[36rem] items-end gap-3">
          <div className="min-w-0 flex-1">
            <label htmlFor={id} className="mb-1.5 block font-medium">
              {t('missing.cityLabel')}
            </label>
            <input
              id={id}
              type="search"
              name="keyword"
              autoComplete="off"
              enterKeyHint="search"
              maxLength={KEYWORD_MAX}
              value={query}
              onChange={(event) => setQuery(event.target.value)}
              className="control"
            />
          </div>
          <Button type="submit">
            <Search aria-hidden size={18} />
            {isHotel ? t('missing.hotelButton') : t('search.button')}
          </Button>
        </div>
        {accommodationsUrl !== null && (
          <div className="needs-script mt-3">
            <Checkbox
              name="accommodations"
              label={t('missing.hotel')}
              checked={isHotel}
              onChange={(event) => setHotel(event.target.checked)}
            />
          </div>
        )}
      </form>
      <p aria-live="polite" className="mt-4 min-h-6 text-small text-ink-2">
        {query.trim() !== '' && (count === 0 ? t('missing.noCity') : tn('missing.cityCount', count))}
      </p>
      <CityColumns groups={shown} />
    </section>
  );
}
