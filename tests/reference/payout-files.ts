// Files of payout runs for banks, with any names of hosts and banks.
import fc from 'fast-check';
import { painFile, type RunFile } from '#src/domain/earnings/bank-files.ts';
import type { PayoutDetails } from '#src/domain/earnings/payout-details.ts';

const words = fc.string({ unit: 'binary', maxLength: 200 });
const code = (most: number) => fc.stringMatching(new RegExp(`^[A-Z0-9]{4,${most}}$`));
const details: fc.Arbitrary<PayoutDetails> = fc.oneof(
  fc.record({
    holder: words,
    country: fc.constantFrom('NP', 'VN'),
    iban: fc.constant(''),
    account_number: code(34),
    bank_name: words,
    bic: fc.constantFrom('', 'NARBNPKA'),
    branch_code: fc.oneof(fc.constant(''), code(35)),
  }),
  fc.constant({
    holder: 'Krishna Prajapati',
    country: 'DE',
    iban: 'DE89370400440532013000',
    account_number: '',
    bank_name: '',
    bic: '',
    branch_code: '',
  }),
);
const own = fc.constantFrom<RunFile['from']>(
  { name: 'Banyan <Ltd>', iban: 'GB29NWBK60161331926819', account_number: '', bic: 'NWBKGB2L' },
  { name: 'Banyan', iban: '', account_number: 'DEMO0001', bic: '' },
);
const item = fc.record({ amount_cents: fc.integer({ min: 1, max: 99_999_999 }), to: details });
/** ISO 20022 pain.001.001.09, with one to four transfers. */
export const payoutFiles: fc.Arbitrary<string> = fc
  .tuple(own, fc.integer({ min: 1, max: 2_147_483_647 }), fc.array(item, { minLength: 1, maxLength: 4 }))
  .map(([from, number, items]) =>
    painFile({
      number,
      currency: 'USD',
      made_at: '2026-11-26T08:30:00Z',
      pay_on: '2026-11-27',
      from,
      items: items.map((one, place) => ({ ...one, reference: `R${number}-${place + 1}` })),
    }),
  );
