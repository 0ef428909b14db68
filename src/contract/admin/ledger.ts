// The ledger, for the back office (docs/reference/back-office.md#ledger).
import { z } from 'zod';
import type { CallSpec } from '#src/contract/call.ts';
import { currency } from '#src/contract/shapes/money.ts';
import * as p from '#src/contract/shapes/primitives.ts';
import { ledgerLine } from './bookings.ts';
import { listCall } from './list-calls.ts';
import { postingList } from './money-lists.ts';

const postingId = z.string().regex(/^\d{1,18}$/);

const ledgerPosting = z
  .strictObject({
    id: postingId,
    at: p.instant,
    kind: z.string(),
    reference: z.string().meta({ description: 'The outside reference; unique' }),
    booking_id: p.uuid.nullable(),
    ref: p.ref.nullable(),
    lines: z.array(ledgerLine),
  })
  .meta({ id: 'LedgerPosting' });

const balance = z
  .strictObject({
    account: z.string().meta({ description: 'Empty for the sum of all, which is 0' }),
    currency,
    now_minor: z.int(),
    moved_minor: z.int().meta({ description: 'What the chosen days have changed' }),
    end_minor: z.int().meta({ description: 'At the end of the last chosen day' }),
  })
  .meta({ id: 'LedgerBalance' });

export const adminLedgerCalls = {
  'admin/ledger': listCall(postingList, {
    permission: 'ledger',
    summary:
      'The postings of the ledger, the newest first, and the balance of each account now and for the chosen days',
    about: {
      find: 'The ref of a booking, an account in full, or the outside reference of a posting, such as the provider’s id',
      account: 'An account, or the name of those that each booking, payment or host has, such as customer_deposit',
      from: 'The first day, in UTC',
      to: 'The last day, in UTC',
    },
    row: ledgerPosting,
    more: {
      balances: z.array(balance),
      totals: z.array(balance).meta({ description: 'All accounts of a currency together' }),
      kinds: z.array(z.string()).meta({ description: 'Every kind that the ledger has' }),
    },
    cursor: postingId,
  }),
} as const satisfies Record<string, CallSpec>;
