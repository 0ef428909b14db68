// Merges the acts of several phones into one state, independent of their order (docs/domain/hosts.md#several-phones).
import { actLimits, actWindow, type Act, type DepartureTimes } from './act.ts';

export interface Party extends DepartureTimes {
  readonly pax: number;
}

/** Something that the host should know about an act; `other` is the act that it conflicts with. */
export interface Remark {
  readonly kind: 'double' | 'too_early' | 'too_late' | 'came_after_all';
  readonly act: string;
  readonly device: string;
  readonly at: number;
  readonly other: { readonly device: string; readonly at: number } | null;
}

/** An act and when it was undone, both by the server's clock. */
export interface Undone {
  readonly acted_at: number;
  readonly at: number;
}

/** The result of all acts of a party. */
export interface Merged {
  readonly status: 'confirmed' | 'checked_in' | 'no_show';
  /** Guests let in, never more than the party. */
  readonly heads: number;
  /** When the first guest was let in or the no-show was recorded; null when neither happened. */
  readonly since: number | null;
  readonly cash_at: number | null;
  readonly undone_let_in: Undone | null;
  readonly undone_no_show: Undone | null;
  readonly undone_cash: Undone | null;
  readonly remarks: readonly Remark[];
}

/** Merges any set of acts of one party. A repeated act applies once; order does not matter. */
export function mergeActs(party: Party, acts: readonly Act[]): Merged {
  const inOrder = ordered(acts);
  const undos = undosOf(inOrder);
  const live = inOrder.filter((act) => act.kind !== 'undo' && !undos.has(act.id));
  const window = actWindow(party);
  const timed = live.filter((act) => act.kind !== 'cash').map((act) => ({ act, wrong: wrongTime(act, window) }));
  const inTime = timed.filter(({ wrong }) => wrong === null).map(({ act }) => act);
  const isLetIn = ({ kind }: Act) => kind === 'let_in';
  const arrived = countHeads(party.pax, inTime.filter(isLetIn));
  const missing = inTime.filter((act) => !isLetIn(act));
  const [first] = arrived.counted;
  const [marked] = missing;
  const status = first ? 'checked_in' : marked ? 'no_show' : 'confirmed';
  return {
    status,
    heads: arrived.heads,
    since: (first ?? marked)?.at ?? null,
    cash_at: live.find((act) => act.kind === 'cash')?.at ?? null,
    undone_let_in: lastUndone(inOrder, undos, 'let_in'),
    undone_no_show: lastUndone(inOrder, undos, 'no_show'),
    undone_cash: lastUndone(inOrder, undos, 'cash'),
    remarks: [
      ...arrived.remarks,
      ...timed.flatMap(({ act, wrong }) => (wrong === null ? [] : [remarkOf(wrong, act, null)])),
      ...(first && marked ? [remarkOf('came_after_all', marked, first)] : []),
    ],
  };
}

/** An act at a wrong time: on the wrong day, a no-show in the first half hour, or after the end. */
function wrongTime({ kind, at }: Act, window: ReturnType<typeof actWindow>): 'too_early' | 'too_late' | null {
  if (at < (kind === 'let_in' ? window.lets_in_from : window.no_show_from)) return 'too_early';
  return at > window.until ? 'too_late' : null;
}

/** A total order of a set of acts: by time, then by values that are the same on every server. */
function ordered(acts: readonly Act[]): readonly Act[] {
  const once = new Map(acts.map((act) => [act.id, act]));
  return [...once.values()].sort(
    (a, b) => a.at - b.at || compare(a.device, b.device) || a.seq - b.seq || compare(a.id, b.id),
  );
}

function compare(a: string, b: string): number {
  return a < b ? -1 : Number(a > b);
}

/** Acts undone in time by the phone that made them, each with its undo. */
function undosOf(acts: readonly Act[]): ReadonlyMap<string, Act> {
  const byId = new Map(acts.map((act) => [act.id, act]));
  const valid = acts.filter((undo) => {
    const act = undo.kind === 'undo' && undo.undoes !== null ? byId.get(undo.undoes) : undefined;
    if (!act || act.kind === 'undo' || act.device !== undo.device) return false;
    return undo.phone_at - act.phone_at <= actLimits.undoMinutes * 60_000;
  });
  return new Map(valid.map((undo) => [undo.undoes ?? '', undo]));
}

function lastUndone(acts: readonly Act[], undos: ReadonlyMap<string, Act>, kind: Act['kind']): Undone | null {
  const undone = acts.filter((act) => act.kind === kind && undos.has(act.id)).at(-1);
  const undo = undone && undos.get(undone.id);
  if (!undo) return null;
  // The time between the two is that of the phone that made both, even if its clock is wrong.
  return { acted_at: undone.at, at: undone.at + Math.max(0, undo.phone_at - undone.phone_at) };
}

/** Counts guests let in. A companion's mark counts once; guests beyond the party came in twice. */
function countHeads(pax: number, letIns: readonly Act[]) {
  const counted: Act[] = [];
  const remarks: Remark[] = [];
  const marks = new Map<string, Act>();
  let heads = 0;
  for (const act of letIns) {
    const before = act.part === '' ? undefined : marks.get(act.part);
    const room = before ? 0 : Math.min(pax - heads, act.heads);
    const isDouble = before !== undefined || room < act.heads;
    if (isDouble) remarks.push(remarkOf('double', act, before ?? counted.at(-1) ?? null));
    if (act.part !== '' && !before) marks.set(act.part, act);
    if (room > 0) counted.push(act);
    heads += room;
  }
  return { counted, heads, remarks };
}

function remarkOf(kind: Remark['kind'], act: Act, other: Act | null): Remark {
  const { id, device, at } = act;
  return { kind, act: id, device, at, other: other && { device: other.device, at: other.at } };
}
