// Cities and the words of the search as files (docs/back-office.md#files).
import type { FastifyInstance } from 'fastify';
import { oneLineIn } from '#src/contract/admin/filter-parts.ts';
import { parseQuery } from '#src/contract/addresses/query-string.ts';
import type { Services } from '#src/server/services.ts';
import { registerAdminFile } from '#src/server/features/admin/kit/file.ts';
import { findCities } from './place-queries.ts';
import { findSynonyms } from './synonym-queries.ts';

const cityColumns = ['name', 'slug', 'country', 'time_zone', 'listings', 'position', 'is_shown'] as const;
const wordColumns = ['term', 'kind', 'means'] as const;

interface Found {
  readonly find?: string;
}

function foundBy(search: string): Found {
  const find = oneLineIn(parseQuery(search).get('find'), 80);
  return find === null ? {} : { find };
}

/** Registers their addresses. */
export function registerPlacesFiles(app: FastifyInstance, services: Services): void {
  const { db } = services;
  registerAdminFile<Found, Awaited<ReturnType<typeof findCities>>[number], string>(app, services, {
    name: 'cities',
    work: 'places',
    columns: cityColumns,
    filterOf: foundBy,
    read: ({ find = '' }, after, count) => findCities(db, find, after, count),
    placeOf: ({ key }) => key,
    cellsOf: (city) => {
      const line = { ...city, is_shown: city.is_shown ? 'yes' : 'no' };
      return cityColumns.map((name) => line[name]);
    },
  });
  registerAdminFile<Found, Awaited<ReturnType<typeof findSynonyms>>[number], string>(app, services, {
    name: 'words',
    work: 'words',
    columns: wordColumns,
    filterOf: foundBy,
    read: ({ find = '' }, after, count) => findSynonyms(db, find, after, count),
    placeOf: ({ key }) => key,
    cellsOf: (word) => wordColumns.map((name) => word[name]),
  });
}
