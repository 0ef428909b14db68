// An act of the staff: who acts, one transaction, and an entry in the audit log (docs/back-office.md#audit-log).
import type { Transaction } from 'kysely';
import { isRefusal, refuse, type Refusal } from '#src/contract/refusal.ts';
import type { CallInput, CallName, CallOutput } from '#src/contract/types.ts';
import type { Actor, Handler } from '#src/server/call.ts';
import type { Database } from '#src/server/platform/db/schema.ts';
import { inTransaction } from '#src/server/platform/db/transaction.ts';
import { type AuditEntry, writeAudit } from '#src/server/features/staff-log/index.ts';
import type { Services } from '#src/server/services.ts';

/** What is at hand while an act runs. */
export interface Acting {
  readonly trx: Transaction<Database>;
  readonly actor: Actor;
  readonly actorId: string;
  readonly services: Services;
}

/** What an act answers, and its entry in the audit log; without one where everything was so already. */
export interface Acted<Answer> {
  readonly answer: Answer;
  readonly entry: Omit<AuditEntry, 'actorId'> | null;
}

interface StaffAct<Name extends CallName> {
  /** What is looked at before the transaction: the fields, and what they name. */
  readonly check?: (input: CallInput<Name>, at: Omit<Acting, 'trx'>) => Refusal | null | Promise<Refusal | null>;
  /** Under its locks: the act, or why it cannot be. */
  readonly run: (input: CallInput<Name>, acting: Acting) => Promise<Acted<CallOutput<Name>> | Refusal>;
  /** What follows once it is committed. */
  readonly after?: (services: Services, input: CallInput<Name>) => Promise<unknown>;
}

/** Makes the handler of an act. */
export function staffAct<Name extends CallName>({ check, run, after }: StaffAct<Name>): Handler<Name> {
  return async (input, { services, actor }) => {
    const { userId: actorId } = actor;
    if (actorId === null) return refuse('unauthorized');
    const fault = (await check?.(input, { services, actor, actorId })) ?? null;
    if (fault !== null) return fault;
    const acted = await inTransaction(services.db, async (trx) => {
      const made = await run(input, { trx, actor, actorId, services });
      if (!isRefusal(made) && made.entry !== null) await writeAudit(trx, { actorId, ...made.entry });
      return made;
    });
    if (isRefusal(acted)) return acted;
    await after?.(services, input);
    return acted.answer;
  };
}
