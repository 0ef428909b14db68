// office/partners and office/ambassador-applications: who earns a commission, and who applies (docs/back-office.md#ambassadors-and-distributors).
import type { Handler } from '#src/server/call.ts';
import { pageOf, placeOf } from '../office/index.ts';
import { findApplications, findPartners } from './partner-queries.ts';
import { toPartner } from './to-wire.ts';

const pageSize = 50;

const partners: Handler<'office/partners'> = async ({ before, ...filter }, { services: { db } }) => {
  const after = before === undefined ? null : placeOf(before);
  const { shown, next } = pageOf(await findPartners(db, { ...filter, after, count: pageSize + 1 }), pageSize);
  return { data: shown.map(toPartner), next };
};

const applications: Handler<'office/ambassador-applications'> = async (_input, { services: { db } }) => {
  const rows = await findApplications(db, pageSize + 1);
  const data = rows.slice(0, pageSize).map(({ made_at: at, ...row }) => ({ ...row, made_at: at.toISOString() }));
  return { data, has_more: rows.length > pageSize };
};

/** The calls that list. */
export const listHandlers = { 'office/partners': partners, 'office/ambassador-applications': applications } as const;
