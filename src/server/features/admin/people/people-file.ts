// The people of the back office as a file (docs/back-office.md#files).
import type { FastifyInstance } from 'fastify';
import { type PeopleFilter, readPeopleQuery } from '#src/contract/addresses/admin/people-filter.ts';
import type { Services } from '#src/server/services.ts';
import { type ListPlace, registerAdminFile } from '#src/server/features/admin/index.ts';
import { toLine, wantedBy } from './people.ts';
import { findPeople, type PersonRow } from './people-queries.ts';

const columns = ['id', 'name', 'email', 'phone', 'roles', 'state', 'made_at', 'signed_in_at'] as const;

/** Registers its address. */
export function registerPeopleFile(app: FastifyInstance, services: Services): void {
  registerAdminFile<PeopleFilter, PersonRow, ListPlace>(app, services, {
    name: 'people',
    work: 'people-files',
    columns,
    filterOf: (search) => readPeopleQuery(search).filter,
    read: async (filter, after, count) => (await findPeople(services.db, { ...wantedBy(filter), after, count })).rows,
    placeOf: ({ micros, id }) => ({ micros, id }),
    cellsOf: (row) => {
      const line = { ...toLine(row), roles: toLine(row).roles.join(' ') };
      return columns.map((name) => line[name] ?? '');
    },
  });
}
