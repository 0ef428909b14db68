// Actions on people in the back office (docs/reference/back-office.md#one-person).
import type { Transaction } from 'kysely';
import {
  dangerOfAct,
  faultOf,
  type PersonAct,
  type PersonFacts,
  areasFaultOf,
  roleFaultOf,
} from '#src/domain/account/person-acts.ts';
import type { BookingChoice } from '#src/domain/listing/off-sale.ts';
import { isRefusal, refuse, type Refusal } from '#src/contract/refusal.ts';
import type { AuditAction } from '#src/domain/admin/acts.ts';
import type { Database } from '#src/server/platform/db/schema.ts';
import { askByMail, deleteKeys, eraseUnlessInUse, lockAccount } from '#src/server/features/account/index.ts';
import { askFresh, writeAudit } from '#src/server/features/staff-log/index.ts';
import { endDeparturesOf } from '#src/server/features/host-day/index.ts';
import { hideHost, showHost } from './listings.ts';
import { removeUploads } from '#src/server/features/image/index.ts';
import { t } from '#src/server/features/texts.ts';
import { endSessions, insertRelease } from '#src/server/features/user/index.ts';
import {
  findPersonFacts,
  lockOperators,
  lockPerson,
  writeBlock,
  writeAreas,
  writeRole,
} from './person-acts-queries.ts';
import { orderedAreas, type StaffArea } from '#src/domain/admin/areas.ts';
import { errorText } from '#src/contract/errors.ts';
import { type Acting, staffAct } from './staff-act.ts';

type Trx = Transaction<Database>;

interface PersonActResult {
  message: string;
  after?: () => Promise<unknown>;
}

interface PersonActInput extends Acting {
  userId: string;
  facts: PersonFacts & { readonly email: string };
  reason: string;
  offSale: BookingChoice | null;
}

const personAct = staffAct<'admin/person-act'>({
  check: ({ act, reason = '' }) =>
    dangerOfAct[act] !== null && reason === '' ? refuse('bad-input', { reason: t('setting.reason') }) : null,
  async run({ user_id: userId, act, off_sale: offSale = null, reason = '' }, acting) {
    const { trx, actor, actorId } = acting;
    if (!(await lockOperators(trx, actorId))) return refuse('forbidden');
    // Bookings before the account, in the order of every writer.
    if (act === 'erase') await lockAccount(trx, userId);
    else await lockPerson(trx, userId);
    const facts = await findPersonFacts(trx, { userId, actorId });
    if (!facts) return refuse('person-not-found');
    const danger = dangerOfAct[act];
    const stale = danger === null ? null : askFresh(actor, danger);
    if (stale) return stale;
    const fault = faultOf(act, facts);
    if (fault !== null) return refuse(fault);
    const done = await actsOnPerson[act]({ ...acting, userId, facts, reason, offSale });
    // Each action writes its own entries: a block that hides a host has two.
    if (isRefusal(done)) return done;
    const { message, ...rest } = done;
    return { answer: { message }, entry: null, ...rest };
  },
});

const actsOnPerson: Readonly<Record<PersonAct, (act: PersonActInput) => Promise<PersonActResult | Refusal>>> = {
  'send-reset': async ({ trx, call, facts: { email }, ...act }) => {
    await askByMail({ services: { ...call.services, db: trx }, visitor: call.visitor }, { purpose: 'reset', email });
    await note(trx, act, 'password-link-sent', {});
    return { message: t('admin.person.send-reset', { email }) };
  },
  'end-sessions': async ({ trx, ...act }) => {
    const count = await endSessions(trx, act.userId, null);
    await note(trx, act, 'sessions-ended', { before: count, after: 0 });
    return { message: t('admin.person.end-sessions', { count }) };
  },
  'release-factor': async ({ trx, userId, actorId, reason }) => {
    const dueAt = await insertRelease(trx, { userId, operatorId: actorId, check: reason });
    if (dueAt === null) return refuse('person-state');
    const when = dueAt.toISOString().slice(0, 16).replace('T', ' ');
    return { message: t('admin.person.release-factor', { when }) };
  },
  hide: async ({ trx, userId, ...act }) => {
    const hidden = await hideHost(trx, userId, { ...act, choice: act.offSale ?? 'keep' });
    return { message: t('admin.person.hide', hidden), after: () => endDeparturesOf(act.services, userId) };
  },
  show: async ({ trx, userId, ...act }) => ({
    message: t('admin.person.show', { listings: await showHost(trx, userId, act) }),
  }),
  block: async ({ trx, userId, facts, ...act }) => {
    await writeBlock(trx, userId, true);
    const keys = await deleteKeys(trx, userId);
    const detail = { before: facts.state, after: 'blocked', ...(keys > 0 && { keys }) };
    await note(trx, { ...act, userId }, 'account-blocked', detail);
    if (act.offSale === null || facts.hosts === 'no') return { message: t('admin.person.block') };
    const hidden = await hideHost(trx, userId, { ...act, choice: act.offSale });
    const message = `${t('admin.person.block')} ${t('admin.person.hide', hidden)}`;
    return { message, after: () => endDeparturesOf(act.services, userId) };
  },
  unblock: async ({ trx, ...act }) => {
    await writeBlock(trx, act.userId, false);
    await note(trx, act, 'account-unblocked', { before: 'blocked', after: 'open' });
    const isHidden = act.facts.hosts === 'hidden';
    return { message: t(isHidden ? 'admin.person.unblockHidden' : 'admin.person.unblock') };
  },
  erase: async ({ trx, call: { services, log }, ...act }) => {
    const account = await lockAccount(trx, act.userId);
    const erased = account && (await eraseUnlessInUse(trx, account));
    if (!erased) return refuse('person-in-use');
    await note(trx, act, 'account-erased', { before: act.facts.state, after: 'erased' });
    // The cleanup job retries: these uploads have expired.
    const after = () =>
      removeUploads(services, erased.uploads).catch((error: unknown) =>
        log.warn({ err: error }, 'could not delete the files of an erased account; the job retries'),
      );
    return { message: t('admin.person.erase'), after };
  },
};

async function note(
  trx: Trx,
  { actorId, userId, reason }: Pick<PersonActInput, 'actorId' | 'userId' | 'reason'>,
  action: AuditAction,
  detail: object,
): Promise<void> {
  await writeAudit(trx, {
    actorId,
    action,
    subject: `account:${userId}`,
    detail: { ...detail, ...(reason !== '' && { reason }) },
  });
}

const personAreas = staffAct<'admin/person-areas'>({
  async run({ user_id: userId, seen, areas, reason }, { trx, actor, actorId }) {
    const query = orderedAreas(areas);
    if (!(await lockOperators(trx, actorId))) return refuse('forbidden');
    await lockPerson(trx, userId);
    const facts = await findPersonFacts(trx, { userId, actorId });
    if (!facts) return refuse('person-not-found');
    const stale = askFresh(actor, 'roles');
    if (stale) return stale;
    const fault = areasFaultOf(facts, { from: seen, to: query });
    if (fault !== null) return refuse(fault, { areas: errorText(fault) });
    await writeAreas(trx, userId, query);
    return {
      answer: { message: t('admin.person.areas') },
      entry: {
        action: 'areas-changed',
        subject: `account:${userId}`,
        detail: { before: facts.areas, after: query, reason },
      },
    };
  },
});

const personRole = staffAct<'admin/person-role'>({
  check({ role, give, areas = [] }) {
    const makesStaff = role === 'operator' && give;
    // An operator needs an area; other roles have none.
    return makesStaff === areas.length > 0
      ? null
      : refuse('bad-input', { areas: t(makesStaff ? 'admin.person.noArea' : 'admin.person.noStaff') });
  },
  async run({ user_id: userId, role, give, reason, ...input }, { trx, actor, actorId }) {
    const areas = orderedAreas(input.areas ?? []);
    if (!(await lockOperators(trx, actorId))) return refuse('forbidden');
    await lockPerson(trx, userId);
    const facts = await findPersonFacts(trx, { userId, actorId });
    if (!facts) return refuse('person-not-found');
    const stale = askFresh(actor, 'roles');
    if (stale) return stale;
    const fault = roleFaultOf(role, give, facts);
    if (fault !== null) return refuse(fault);
    const after = await writeRole(trx, { userId, role, give, areas });
    // Old keys stay revoked when the role returns.
    const keys = role === 'distributor' && !give ? await deleteKeys(trx, userId) : 0;
    return {
      answer: { message: t(give ? 'admin.person.given' : 'admin.person.taken') },
      entry: {
        action: give ? 'role-given' : 'role-taken',
        subject: `account:${userId}`,
        detail: {
          before: facts.roles,
          after,
          ...areasOf(role, { before: facts.areas, after: areas }),
          ...(keys > 0 && { keys }),
          reason,
        },
      },
    };
  },
});

function areasOf(
  role: string,
  { before, after }: { before: readonly StaffArea[]; after: readonly StaffArea[] },
): { areas_before?: readonly StaffArea[]; areas_after?: readonly StaffArea[] } {
  return role === 'operator' ? { areas_before: before, areas_after: after } : {};
}

export const personActCalls = {
  'admin/person-act': personAct,
  'admin/person-areas': personAreas,
  'admin/person-role': personRole,
} as const;
