// Lists and searches answered by PostgreSQL: one statement for a city, two for a keyword (ADR 024).
import { planKeyword } from '#src/domain/catalog/keyword.ts';
import { readKeyword } from './keyword-queries.ts';
import { exactTotal } from './listing-queries.ts';
import { runListing, type SearchSource } from './run-queries.ts';
import type { SearchPage, SearchPort } from './search-port.ts';

const nothing: SearchPage = { rows: [], total: 0, isCapped: false, corrected: null };

/** The engine of this program. */
export function postgresSearch(source: SearchSource): SearchPort {
  return {
    async list({ cityId, keyword }, filters) {
      if (keyword === null) return runPage(source, { cityId, words: null }, filters);
      const known = await readKeyword(source.db, keyword);
      const words = planKeyword(known.words, known.synonyms);
      return words === null ? nothing : runPage(source, { cityId, words }, filters);
    },
  };
}

async function runPage(...[source, place, filters]: Parameters<typeof runListing>): Promise<SearchPage> {
  const rows = await runListing(source, place, filters);
  const found = rows[0]?.total ?? 0;
  return {
    rows: rows.filter((row) => row.listed_id !== null),
    total: Math.min(found, exactTotal),
    isCapped: found > exactTotal,
    corrected: place.words?.corrected ?? null,
  };
}
