import { listTripQuery, type Trip } from '#src/contract/listing/trip.ts';
import { parseQuery } from '#src/contract/addresses/query-string.ts';

/** The trip as a form without script sends it on: days and guests as they stand in the address. */
export function TripInputs({ trip }: { readonly trip: Trip }) {
  return [...parseQuery(listTripQuery(trip))].map(([name, value]) => (
    <input key={name} type="hidden" name={name} value={value} />
  ));
}
