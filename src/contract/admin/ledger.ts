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
    reference: z.string().meta({ description: 'Outside reference of the posting; unique' }),
    booking_id: p.uuid.nullable(),
    ref: p.ref.nullable(),
    lines: z.array(ledgerLine),
  })
  .meta({ id: 'LedgerPosting' });

const balance = z
  .strictObject({
    account: z.string().meta({ description: 'Account; empty for the sum of all accounts, which is 0' }),
    currency,
    now_minor: z.int(),
    moved_minor: z.int().meta({ description: 'Change of the balance during the chosen days, in minor units' }),
    end_minor: z.int().meta({ description: 'Balance at the end of the last chosen day, in minor units' }),
  })
  .meta({ id: 'LedgerBalance' });

export const adminLedgerCalls = {
  'admin/ledger': listCall(postingList, {
    permission: 'ledger',
    summary: 'Lists postings, newest first, and each account’s balance now and for the chosen days',
    about: {
      find: 'Ref of a booking, account in full, or outside reference of a posting, such as the provider’s id',
      account: 'Account, or common name of the accounts of bookings, payments or hosts, such as customer_deposit',
      from: 'First day, in UTC',
      to: 'Last day, in UTC',
    },
    row: ledgerPosting,
    more: {
      balances: z.array(balance),
      totals: z.array(balance).meta({ description: 'Sums of all accounts, by currency' }),
      kinds: z.array(z.string()).meta({ description: 'All kinds of postings in the ledger' }),
    },
    cursor: postingId,
  }),
} as const satisfies Record<string, CallSpec>;
