// The money of a booking, by its rows, tasks and ledger.
import type { Pool } from 'pg';

/** Readers for one test; the database must exist at the first call. */
export function bookingMoney(pool: () => Pool) {
  const rows = async <T extends object>(text: string, values: unknown[] = []): Promise<T[]> =>
    (await pool().query<T>(text, values)).rows;
  const bookingOf = async (id: string) =>
    (await rows<{ payment: string; refund: string }>('select payment, refund from booking where id = $1', [id]))[0]!;
  const tasksOf = async (id: string) =>
    (
      await rows<{ kind: string; is_open: boolean }>(
        'select kind, closed_at is null as is_open from staff_task where booking_id = $1 order by id',
        [id],
      )
    ).map(({ kind, is_open: isOpen }) => `${kind}${isOpen ? '' : ' (closed)'}`);
  const balancesOf = async (id: string) =>
    Object.fromEntries(
      (
        await rows<{ name: string; sum: string }>(
          `select ledger_group(account) as name, sum(amount_minor) as sum from ledger_tx t join ledger_entry e on e.tx_id = t.id
       where t.booking_id = $1 group by 1 having sum(amount_minor) <> 0`,
          [id],
        )
      ).map(({ name, sum }) => [name, Number(sum)]),
    );

  return { rows, bookingOf, tasksOf, balancesOf };
}
