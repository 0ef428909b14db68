// The ledger's accounts in the back office, grouped over all bookings, payments or hosts
// (docs/reference/back-office.md#ledger).
import { readRef } from '#src/domain/ref.ts';

/** Groups with one account for each booking, payment or host. */
export const ownedGroups = [
  'customer_deposit',
  'fee_unearned',
  'surplus',
  'dispute_clearing',
  'host_payable',
  'partner_payable',
] as const;

const sharedHeads = ['psp', 'fx', 'bank', 'till', 'revenue', 'discount', 'goodwill', 'dispute_loss', 'partner_cost'];

/** The group of an account, as `ledger_group` of the database. */
export function accountGroup(account: string): string {
  const [head = ''] = account.split(':');
  return (ownedGroups as readonly string[]).includes(head) ? head : account;
}

/** A search for postings: a booking, a group of accounts, one account of a group, or an external reference. */
export type LedgerSearch =
  | { readonly by: 'booking'; readonly ref: string }
  | { readonly by: 'group'; readonly group: string }
  | { readonly by: 'account'; readonly account: string }
  | { readonly by: 'reference'; readonly reference: string };

/** Null for an empty search. */
export function readLedgerSearch(typed: string): LedgerSearch | null {
  const text = typed.trim();
  if (text === '') return null;
  const ref = readRef(text);
  if (ref !== null) return { by: 'booking', ref };
  const [head = ''] = text.split(':');
  const isOwned = (ownedGroups as readonly string[]).includes(head);
  if (isOwned && text !== head) return { by: 'account', account: text };
  return isOwned || sharedHeads.includes(head) ? { by: 'group', group: text } : { by: 'reference', reference: text };
}

/** The postings of one kind in one group and currency: sums at three moments, and their range. */
export interface LedgerSum {
  readonly group: string;
  readonly kind: string;
  readonly currency: string;
  /** All days. */
  readonly nowMinor: number;
  /** The chosen days. */
  readonly movedMinor: number;
  /** Up to the last chosen day. */
  readonly endMinor: number;
  /** The first and last posting in the chosen days; null where there is none. */
  readonly firstTx: number | null;
  readonly lastTx: number | null;
}

/** The balance of a group in one currency. */
export interface LedgerBalance extends Pick<LedgerSum, 'group' | 'currency' | 'nowMinor' | 'movedMinor' | 'endMinor'> {}

/** The balance of each group, and each currency's total, which is always 0 (ADR 012). */
export function balancesOf(sums: readonly LedgerSum[]): { balances: LedgerBalance[]; totals: LedgerBalance[] } {
  const balances = addedUp(sums);
  return { balances, totals: addedUp(balances.map((one) => ({ ...one, group: '' }))) };
}

function addedUp(rows: readonly LedgerBalance[]): LedgerBalance[] {
  const found = new Map<string, LedgerBalance>();
  for (const { group, currency, ...more } of rows) {
    const sum = found.get(`${currency} ${group}`);
    found.set(`${currency} ${group}`, {
      group,
      currency,
      nowMinor: (sum?.nowMinor ?? 0) + more.nowMinor,
      movedMinor: (sum?.movedMinor ?? 0) + more.movedMinor,
      endMinor: (sum?.endMinor ?? 0) + more.endMinor,
    });
  }
  const key = ({ currency, group }: LedgerBalance) => `${currency} ${group}`;
  return [...found.values()].toSorted((a, b) => (key(a) < key(b) ? -1 : 1));
}

/** The range of postings of a kind and a group in the chosen days; null: there are none. */
export function postingBounds(
  sums: readonly LedgerSum[],
  { kind, group }: { readonly kind: string | undefined; readonly group: string | undefined },
): { first: number; last: number } | null {
  const fitting = sums.filter(
    (one) => (kind === undefined || one.kind === kind) && (group === undefined || one.group === group),
  );
  const first = Math.min(...fitting.flatMap(({ firstTx }) => firstTx ?? []));
  const last = Math.max(...fitting.flatMap(({ lastTx }) => lastTx ?? []));
  return Number.isFinite(first) && Number.isFinite(last) ? { first, last } : null;
}
