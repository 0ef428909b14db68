// What operators do at an entrance from the back office, kept as acts beside those of phones (docs/check-in.md#several-phones).
import { createHash, randomUUID } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Act } from '#src/domain/checkin/act.ts';
import type { Database } from '#src/server/db/schema.ts';
import { type ActRow, findActs } from '#src/server/features/checkin/index.ts';

/** An operator's own acts about one booking, under one device that stands for the back office. */
export interface AdminActs {
  readonly operatorId: string;
  readonly device: string;
  readonly own: readonly ActRow[];
}

/** Reads them. */
export async function readAdminActs(db: Kysely<Database>, bookingId: string, operatorId: string): Promise<AdminActs> {
  const device = deviceOf(operatorId);
  const all = await findActs(db, [bookingId]);
  return { operatorId, device, own: all.filter((act) => act.device === device) };
}

/** What was done last and not taken back; null where there is none. */
export function ownLast({ own }: AdminActs): ActRow | null {
  const undone = new Set(own.map(({ undoes }) => undoes));
  const standing = own.filter(({ id, kind }) => kind !== 'undo' && !undone.has(id));
  return standing.toSorted((a, b) => a.seq - b.seq).at(-1) ?? null;
}

/** The act to be kept; null where there is nothing to take back. `now` in ms since 1970. */
export function nextAct(
  acts: AdminActs,
  { act, pax, now }: { act: 'let_in' | 'no_show' | 'undo'; pax: number; now: number },
): Act | null {
  const last = ownLast(acts);
  if (act === 'undo' && last === null) return null;
  return {
    id: randomUUID(),
    device: acts.device,
    kind: act,
    heads: act === 'let_in' ? pax : 0,
    part: '',
    undoes: act === 'undo' ? (last?.id ?? null) : null,
    phone_at: now,
    at: now,
    seq: acts.own.length,
  };
}

function deviceOf(operatorId: string): string {
  const hex = createHash('sha256').update(`back-office-${operatorId}`).digest('hex');
  return [hex.slice(0, 8), hex.slice(8, 12), `8${hex.slice(13, 16)}`, `8${hex.slice(17, 20)}`, hex.slice(20, 32)].join(
    '-',
  );
}
