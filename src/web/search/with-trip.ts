// What a search offers, with the guest's days and number in its addresses (docs/search.md#the-trip).
import { courseTripQuery, listTripQuery, onlyDay, type Trip } from '#src/contract/listing/trip.ts';
import type { Suggestion, SuggestionGroup } from './suggestions.ts';

const isList: Readonly<Record<Suggestion['kind'], boolean>> = {
  city: true,
  activity: true,
  search: true,
  course: false,
  recent: false,
};

/** The groups with the trip in each line that leads to a list or to an experience. */
export function groupsWithTrip(groups: readonly SuggestionGroup[], trip: Trip): readonly SuggestionGroup[] {
  const toList = listTripQuery(trip);
  const toCourse = courseTripQuery({ date: onlyDay(trip), pax: trip.pax });
  if (toList === '') return groups;
  return groups.map((group) => ({
    ...group,
    items: group.items.map((item) => ({ ...item, href: item.href + (isList[item.kind] ? toList : toCourse) })),
  }));
}
