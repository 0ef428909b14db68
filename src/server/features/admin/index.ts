// Entry point of the back office: what operators look through (docs/back-office.md).
import { adminCalls } from './admin.ts';
import type { FastifyInstance } from 'fastify';
import type { Services } from '#src/server/services.ts';
import { auditLog } from './audit-list.ts';
import { bookings } from './booking-list.ts';
import { codes } from './codes/index.ts';
import { distributors } from './distributors/index.ts';
import { messages } from './messages/index.ts';
import { partners } from './partners/index.ts';
import { people } from './people/index.ts';
import { refunds } from './refunds/index.ts';
import { reviewHandlers, reviews } from './reviews.ts';

export const adminHandlers = {
  ...reviewHandlers,
  'admin/audit-list': auditLog.handle,
  'admin/booking-list': bookings.handle,
  ...adminCalls,
} as const;

const lists = [auditLog, bookings, codes, distributors, messages, partners, people, refunds, reviews];

/** Registers the files of lists. */
export function registerAdminFiles(app: FastifyInstance, services: Services): void {
  for (const list of lists) list.registerFile(app, services);
}
