// Runs a staff action in one transaction with an audit log entry (docs/reference/back-office.md#audit-log).
import type { Transaction } from 'kysely';
import { isRefusal, refuse, type Refusal } from '#src/contract/refusal.ts';
import type { CallInput, CallName, CallOutput } from '#src/contract/types.ts';
import type { Actor, CallContext, Handler } from '#src/server/call.ts';
import type { Database } from '#src/server/platform/db/schema.ts';
import { inTransaction } from '#src/server/platform/db/transaction.ts';
import { type AuditEntry, writeAudit } from '#src/server/features/staff-log/index.ts';
import type { Services } from '#src/server/services.ts';

export interface Caller {
  readonly call: CallContext;
  readonly actor: Actor;
  readonly actorId: string;
  readonly services: Services;
}

export interface Acting extends Caller {
  readonly trx: Transaction<Database>;
}

/** A null entry: nothing changed, or the action writes its own entries. */
export interface Acted<Answer> {
  readonly answer: Answer;
  readonly entry: Omit<AuditEntry, 'actorId'> | null;
  readonly after?: () => Promise<unknown>;
}

interface StaffAct<Name extends CallName, Seen> {
  /** Runs before the transaction: refuses, or answers what `run` receives. */
  readonly check?: (input: CallInput<Name>, caller: Caller) => Refusal | Seen | Promise<Refusal | Seen>;
  readonly run: (input: CallInput<Name>, acting: Acting, seen: Seen) => Promise<Acted<CallOutput<Name>> | Refusal>;
  /** Runs after every commit. */
  readonly after?: (services: Services, input: CallInput<Name>) => Promise<unknown>;
}

export function staffAct<Name extends CallName, Seen = null>({
  check,
  run,
  after,
}: StaffAct<Name, Seen>): Handler<Name> {
  return async (input, call) => {
    const { services, actor } = call;
    const { userId: actorId } = actor;
    if (actorId === null) return refuse('unauthorized');
    const caller = { call, services, actor, actorId };
    const seen = (await check?.(input, caller)) ?? (null as Seen);
    if (isRefusal(seen)) return seen;
    const acted = await inTransaction(services.db, async (trx) => {
      const made = await run(input, { ...caller, trx }, seen);
      if (!isRefusal(made) && made.entry !== null) await writeAudit(trx, { actorId, ...made.entry });
      return made;
    });
    if (isRefusal(acted)) return acted;
    await acted.after?.();
    await after?.(services, input);
    return acted.answer;
  };
}
