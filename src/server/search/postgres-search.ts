// Lists and searches answered by PostgreSQL: one statement for a city, two for a keyword (ADR 024).
import { planKeyword } from '#src/domain/catalog/keyword.ts';
import type { Services } from '../services.ts';
import { readKeyword } from './keyword-queries.ts';
import { exactTotal } from './listing-queries.ts';
import { runListing } from './run-queries.ts';
import type { ListingPage, SearchPort } from './search-port.ts';

const nothing: ListingPage = { rows: [], total: 0, isCapped: false, corrected: null };

/** The engine of this program. */
export function postgresSearch(services: Services): SearchPort {
  return {
    async list({ cityId, keyword }, filters) {
      if (keyword === null) return runPage(services, { cityId, words: null }, filters);
      const known = await readKeyword(services.db, keyword);
      const words = planKeyword(known.words, known.synonyms);
      return words === null ? nothing : runPage(services, { cityId, words }, filters);
    },
  };
}

async function runPage(...[services, place, filters]: Parameters<typeof runListing>): Promise<ListingPage> {
  const rows = await runListing(services, place, filters);
  const found = rows[0]?.total ?? 0;
  return {
    rows: rows.filter((row) => row.listed_id !== null),
    total: Math.min(found, exactTotal),
    isCapped: found > exactTotal,
    corrected: place.words?.corrected ?? null,
  };
}
