import { type ReactNode, useId } from 'react';
import { parseQuery } from '#src/contract/addresses/query-string.ts';
import { listTripQuery, readTrip, type Trip } from '#src/contract/listing/trip.ts';
import { t } from '#src/web/guest/texts.ts';
import { useNavigation } from '#src/web/platform/router/navigation.tsx';
import { PlainDays } from '#src/web/guest/search/trip/DaysPanel.tsx';
import { GuestsSelect } from '#src/web/guest/search/trip/GuestsSelect.tsx';
import { Button } from '#src/web/ui/button/Button.tsx';

/** The address's trip as hidden fields of a form without script. */
export function TripInputs({ trip }: { readonly trip: Trip }) {
  return [...parseQuery(listTripQuery(trip))].map(([name, value]) => (
    <input key={name} type="hidden" name={name} value={value} />
  ));
}

interface PlainSearchProps {
  readonly initial?: string;
  readonly children?: ReactNode;
}

/** The search of phones as a plain form, without script. */
export function PlainSearch({ initial = '', children }: PlainSearchProps) {
  const id = useId();
  const { search } = useNavigation();
  return (
    <form role="search" action="/product/search" className="grid gap-1.5">
      <label htmlFor={id} className="text-small font-medium">
        {t('search.label')}
      </label>
      <div className="grid grid-cols-[minmax(0,1fr)_auto] gap-2">
        <input id={id} name="keyword" maxLength={100} defaultValue={initial} required className="control text-ink" />
        <Button type="submit">{t('search.button')}</Button>
      </div>
      {children ?? <TripInputs trip={readTrip(search)} />}
    </form>
  );
}

export function PlainHero({ today }: { readonly today: string }) {
  return (
    <PlainSearch>
      <div className="mt-2 grid gap-3">
        <PlainDays dates={null} today={today} />
        <GuestsSelect pax={null} onChange={() => undefined} />
      </div>
    </PlainSearch>
  );
}
