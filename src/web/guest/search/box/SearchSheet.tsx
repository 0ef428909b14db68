import { lazy, Suspense, useState } from 'react';
import { readTrip, type Trip } from '#src/contract/listing/trip.ts';
import { useNavigation } from '#src/web/platform/router/navigation.tsx';
import { todayAround } from '#src/web/guest/search/trip/days.ts';
import { Skeleton } from '#src/web/ui/states/Skeleton.tsx';
import { SearchBox } from './SearchBox.tsx';

const SheetFields = lazy(() => import('./SheetFields.tsx').then((file) => ({ default: file.SheetFields })));

/** The search of phones: where, when and how many in one sheet. It starts with what the address knows of the trip. */
export function SearchSheet({ onDone }: { readonly onDone: () => void }) {
  const { search } = useNavigation();
  const [own, setOwn] = useState<Trip | null>(null);
  const trip = own ?? readTrip(search);
  return (
    <div className="flex h-full flex-col">
      <SearchBox
        look="sheet"
        trip={trip}
        fields={
          <Suspense fallback={<Skeleton className="mt-3 h-[8.5rem] shrink-0" />}>
            <SheetFields trip={trip} today={todayAround()} onTrip={setOwn} />
          </Suspense>
        }
        onDone={() => {
          setOwn(null);
          onDone();
        }}
      />
    </div>
  );
}
