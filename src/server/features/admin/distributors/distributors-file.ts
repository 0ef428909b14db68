// The distributors of the back office as a file (docs/back-office.md#files).
import type { FastifyInstance } from 'fastify';
import { type PeopleFilter, readPeopleQuery } from '#src/contract/addresses/admin/people-filter.ts';
import type { Services } from '#src/server/services.ts';
import { type ListPlace, registerAdminFile } from '#src/server/features/admin/index.ts';
import { findPeople, type PersonRow } from '#src/server/features/admin/people/index.ts';
import { type DistributorLine, linesOf, wantedDistributors } from './distributors.ts';

const columns = ['id', 'name', 'email', 'phone', 'state', 'made_at', 'keys', 'key_used_on', 'booked_at'] as const;

/** A line with where it stands in the list. */
type Placed = DistributorLine & Pick<PersonRow, 'micros'>;

/** Registers its address. */
export function registerDistributorFile(app: FastifyInstance, services: Services): void {
  registerAdminFile<PeopleFilter, Placed, ListPlace>(app, services, {
    name: 'distributors',
    work: 'partners',
    columns,
    filterOf(search) {
      const { role: _role, ...filter } = readPeopleQuery(search).filter;
      return filter;
    },
    async read(filter, after, count) {
      const { rows } = await findPeople(services.db, { ...wantedDistributors(filter), after, count });
      const micros = new Map(rows.map((row) => [row.id, row.micros]));
      return (await linesOf(services.db, rows)).map((line) => ({ ...line, micros: micros.get(line.id) ?? '' }));
    },
    placeOf: ({ micros, id }) => ({ micros, id }),
    cellsOf: (line) => columns.map((name) => line[name] ?? ''),
  });
}
