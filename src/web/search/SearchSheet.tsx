import { useState } from 'react';
import { readTrip, type Trip } from '#src/contract/listing/trip.ts';
import { useNavigation } from '../router/navigation.tsx';
import { todayAround } from '../trip/days.ts';
import { SearchBox } from './SearchBox.tsx';
import { SheetFields } from './TripFields.tsx';

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
        fields={<SheetFields trip={trip} today={todayAround()} onTrip={setOwn} />}
        onDone={() => {
          setOwn(null);
          onDone();
        }}
      />
    </div>
  );
}
