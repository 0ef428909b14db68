// Entry point of search.
export {
  cardColumns,
  cardTables,
  keptCardTables,
  timetableColumn,
  type CardRow,
  type CourseCard,
} from './card-queries.ts';
export { refreshDueBits } from './words/frequent-words-queries.ts';
export { refreshDueDays } from './due-days-queries.ts';
export { namedPlaces, postgresSearch } from './postgres-search.ts';
export type { ChoiceCounts, CountedSpans, SearchFilters, SearchPage, SearchScope, SearchPort } from './search-port.ts';
export { averageOf, hoursOf, priceTermsOfCard, toCard } from './to-card.ts';
export { tripOfCard } from './trip-of-card.ts';
