// An act of the staff: who acts, one transaction, and an entry in the audit log (docs/reference/back-office.md#audit-log).
import type { Transaction } from 'kysely';
import { isRefusal, refuse, type Refusal } from '#src/contract/refusal.ts';
import type { CallInput, CallName, CallOutput } from '#src/contract/types.ts';
import type { Actor, CallContext, Handler } from '#src/server/call.ts';
import type { Database } from '#src/server/platform/db/schema.ts';
import { inTransaction } from '#src/server/platform/db/transaction.ts';
import { type AuditEntry, writeAudit } from '#src/server/features/staff-log/index.ts';
import type { Services } from '#src/server/services.ts';

/** What is at hand before the transaction of an act. */
export interface Caller {
  readonly call: CallContext;
  readonly actor: Actor;
  readonly actorId: string;
  readonly services: Services;
}

/** What is at hand while an act runs. */
export interface Acting extends Caller {
  readonly trx: Transaction<Database>;
}

/** What an act answers, and its entry in the audit log: null where everything was so already, or where the act writes its entries itself. */
export interface Acted<Answer> {
  readonly answer: Answer;
  readonly entry: Omit<AuditEntry, 'actorId'> | null;
  /** What follows from what was done, once it is committed. */
  readonly after?: () => Promise<unknown>;
}

interface StaffAct<Name extends CallName, Seen> {
  /** What is looked at before the transaction: refuses it, or answers what `run` gets. */
  readonly check?: (input: CallInput<Name>, caller: Caller) => Refusal | Seen | Promise<Refusal | Seen>;
  /** Under its locks: the act, or why it cannot be. */
  readonly run: (input: CallInput<Name>, acting: Acting, seen: Seen) => Promise<Acted<CallOutput<Name>> | Refusal>;
  /** What follows once it is committed, whatever was done. */
  readonly after?: (services: Services, input: CallInput<Name>) => Promise<unknown>;
}

/** Makes the handler of an act. */
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
