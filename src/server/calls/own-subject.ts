// Nobody of the staff acts on what is their own: asked of every call that an operator writes by, before it begins
// (docs/back-office.md#conflicts-of-interest).
import type { CallSpec } from '#src/contract/call.ts';
import { refuse, type Refusal } from '#src/contract/refusal.ts';
import { isOwn, type SubjectKind } from '#src/domain/admin/staff/own.ts';
import type { CallContext } from '#src/server/call.ts';
import { findBelongs } from './own-queries.ts';

const codes = { account: 'person-self', booking: 'own-booking' } as const satisfies Partial<
  Record<SubjectKind, string>
>;

/**
 * The refusal of a call whose subject is the actor's own, or of a host in whose team they are; null for every other one. A call that names
 * no subject is refused.
 */
export async function whyOwn(
  { access, effect, about }: CallSpec,
  input: Readonly<Record<string, unknown>>,
  { services, actor }: Pick<CallContext, 'services' | 'actor'>,
): Promise<Refusal | null> {
  if (access !== 'operator' || effect !== 'write' || about === 'everybody') return null;
  const { userId: actorId } = actor;
  if (actorId === null || about === undefined) return refuse('forbidden');
  for (const [kind, field] of Object.entries(about) as [SubjectKind, string][]) {
    const id = input[field];
    if ((typeof id !== 'string' && typeof id !== 'number') || id === '') continue;
    const { teams, ...belongs } = await findBelongs(services.db, { kind, id, actorId });
    if (isOwn(actorId, teams, belongs))
      return refuse(kind in codes ? codes[kind as keyof typeof codes] : 'own-subject');
  }
  return null;
}
