// A party's status: the server's state plus this phone's pending actions. Pure.
import { actWindow, canUndo } from '#src/domain/host-day/act.ts';
import type { Departure, StoredAct, Party } from './phone-storage.ts';
import { dateFormat } from '#src/texts/intl.ts';
import { dateTag } from '#src/texts/locale.ts';
import { t } from './texts.ts';

/** '09:02' in the place's time. */
export function timeText(instant: string, timeZone: string): string {
  return dateFormat(dateTag(), { hour: '2-digit', minute: '2-digit', hourCycle: 'h23', timeZone }).format(
    new Date(instant),
  );
}

/** 'BCDF HJKM': read aloud in two halves. */
export const writtenRef = (ref: string): string => `${ref.slice(0, 4)} ${ref.slice(4)}`;

/** A conflict between phones, or why an action was ignored. */
export function remarkText(remark: Party['remarks'][number], timeZone: string): string {
  const { kind, device, other_device: other, at, other_at, is_own } = remark;
  const otherTime = other_at === null ? '' : timeText(other_at, timeZone);
  if (kind === 'double' && is_own && other !== null) return t('remark.double.own', { other, time: otherTime });
  if (kind === 'double') return t('remark.double.other', { device, time: timeText(at, timeZone) });
  if (kind === 'came_after_all') return t('remark.came_after_all', { device, other: other ?? '', time: otherTime });
  return t(`remark.${kind}`, { device, time: timeText(at, timeZone) });
}

export interface PartyStatus {
  readonly heads: number;
  readonly left: number;
  readonly cash: 'none' | 'due' | 'paid';
  readonly status: 'awaited' | 'in' | 'no_show' | 'ended';
  readonly waiting: number;
}

const ended: readonly string[] = ['cancelled', 'declined', 'expired'];

export function partyStatus(party: Party, acts: readonly StoredAct[]): PartyStatus {
  const undone = new Set(acts.flatMap((act) => (act.kind === 'undo' && act.undoes !== null ? [act.undoes] : [])));
  const waiting = acts.filter((act) => act.outcome === 'waiting');
  const added = waiting.filter((act) => act.kind !== 'undo' && !undone.has(act.id));
  // Undone here, still counted by the server.
  const takenBack = waiting
    .filter((act) => act.kind === 'undo')
    .flatMap((undo) => acts.filter((act) => act.id === undo.undoes && act.outcome !== 'waiting'));
  const headsOf = (list: readonly StoredAct[]) => list.reduce((sum, act) => sum + act.heads, 0);
  const heads = Math.max(0, Math.min(party.pax, party.heads + headsOf(added) - headsOf(takenBack)));
  const has = (list: readonly StoredAct[], kind: StoredAct['kind']) => list.some((act) => act.kind === kind);
  const isMissing = has(added, 'no_show') || (party.status === 'no_show' && !has(takenBack, 'no_show'));
  return {
    heads,
    left: party.pax - heads,
    cash: cashOf(party, has(added, 'cash'), has(takenBack, 'cash')),
    status: ended.includes(party.status) ? 'ended' : heads > 0 ? 'in' : isMissing ? 'no_show' : 'awaited',
    waiting: waiting.length,
  };
}

function cashOf({ cash, cash_state }: Party, isTicked: boolean, isTakenBack: boolean): PartyStatus['cash'] {
  if (cash.usd === 0 || cash_state === 'waived') return 'none';
  if (isTicked) return 'paid';
  return cash_state === 'due' || isTakenBack ? 'due' : 'paid';
}

/** What this phone may still undo, latest first. */
export function undoable(acts: readonly StoredAct[], nowMs: number): readonly StoredAct[] {
  const undone = new Set(acts.map((act) => act.undoes));
  return acts
    .filter((act) => act.kind !== 'undo' && !undone.has(act.id) && canUndo({ phone_at: Date.parse(act.at) }, nowMs))
    .sort((a, b) => b.seq - a.seq);
}

export function isPartUsed(acts: readonly StoredAct[], part: string): boolean {
  const undone = new Set(acts.map((act) => act.undoes));
  return acts.some((act) => act.kind === 'let_in' && act.part === part && !undone.has(act.id));
}

export function canMarkNoShow(departure: Departure, { status }: PartyStatus, nowMs: number): boolean {
  const window = actWindow({ starts_at: Date.parse(departure.starts_at), ends_at: Date.parse(departure.ends_at) });
  return status === 'awaited' && nowMs >= window.no_show_from && nowMs <= window.until;
}

/** Not the evening before, nor after everything has ended. */
export function isOpen(departure: Departure, nowMs: number): 'open' | 'early' | 'over' {
  const window = actWindow({ starts_at: Date.parse(departure.starts_at), ends_at: Date.parse(departure.ends_at) });
  if (nowMs < window.lets_in_from) return 'early';
  return nowMs > window.until ? 'over' : 'open';
}
