// Open tasks of the staff, and the opening checklist (docs/reference/back-office.md#to-do).
import type { CallOutput } from '#src/contract/types.ts';
import { openingOf } from '#src/domain/admin/opening.ts';
import { countedKindsOf } from '#src/domain/admin/waiting.ts';
import { priceCurrency } from '#src/domain/money/own-currency.ts';
import type { Actor, Handler } from '#src/server/call.ts';
import { countBacklog } from '#src/server/platform/db/backlog-queries.ts';
import { takenMethods } from '#src/server/features/payment/index.ts';
import { mayDo } from '#src/server/platform/http/identity.ts';
import type { Services } from '#src/server/services.ts';
import { countOpening } from './waiting-queries.ts';

// admin/waiting: counted by the same rules as gauges and lists.
const waiting: Handler<'admin/waiting'> = async (_input, { services, actor }) => {
  const { db } = services;
  const kinds = countedKindsOf(actor.areas ?? []);
  const counted = new Map((await countBacklog(db, kinds)).map(({ kind, count }) => [kind, count]));
  // In page order; a union has none.
  const data = kinds.map((kind) => ({ kind, count: counted.get(kind) ?? 0 }));
  return { data: data.filter(({ count }) => count > 0), opening: await openingFor(services, actor) };
};

// For those with the permission to run the marketplace.
async function openingFor({ db, config }: Services, actor: Actor): Promise<CallOutput<'admin/waiting'>['opening']> {
  // A trial uses test money but opens like the real one.
  const isDemo = config.mode === 'demo' && !config.isTrial;
  if (isDemo || !mayDo('settings', actor)) return [];
  return openingOf({
    ...(await countOpening(db, priceCurrency().code)),
    isDemo,
    canPay: takenMethods(config).length > 0,
    sendsMail: config.mail.smtpUrl !== null,
  });
}

export const waitingCalls = { 'admin/waiting': waiting } as const;
