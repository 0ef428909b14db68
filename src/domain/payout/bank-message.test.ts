// The file for a bank against the published definition of pain.001.001.09, as far as the file goes: the order of elements, how often
// each may stand, and the form of each text. The schema itself is not in the tree; this table was written from the definition.
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { painFile, type RunFile } from './bank-files.ts';
import type { PayoutDetails } from './payout-details.ts';

/** Of a text its pattern, else the elements that may stand in it: in this order, so often (from, to). */
type Kind = RegExp | readonly (readonly [name: string, from: number, to: number, kind: Kind])[];

const text = (most: number) => new RegExp(`^[^<>]{1,${most}}$`, 'su');
const count = /^\d{1,15}$/;
const sum = /^\d{1,15}\.\d{1,2}$/;
const instant = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/;
const bic = /^[A-Z0-9]{4}[A-Z]{2}[A-Z0-9]{2}([A-Z0-9]{3})?$/;
const place: Kind = [['Ctry', 0, 1, /^[A-Z]{2}$/]];
const party: Kind = [
  ['Nm', 0, 1, text(140)],
  ['PstlAdr', 0, 1, place],
];
const account: Kind = [
  [
    'Id',
    1,
    1,
    [
      ['IBAN', 0, 1, /^[A-Z]{2}\d{2}[a-zA-Z0-9]{1,30}$/],
      ['Othr', 0, 1, [['Id', 1, 1, text(34)]]],
    ],
  ],
  ['Ccy', 0, 1, /^[A-Z]{3}$/],
];
const agent: Kind = [
  [
    'FinInstnId',
    1,
    1,
    [
      ['BICFI', 0, 1, bic],
      ['ClrSysMmbId', 0, 1, [['MmbId', 1, 1, text(35)]]],
      ['Nm', 0, 1, text(140)],
      ['PstlAdr', 0, 1, place],
      ['Othr', 0, 1, [['Id', 1, 1, text(35)]]],
    ],
  ],
];
const transfer: Kind = [
  [
    'PmtId',
    1,
    1,
    [
      ['InstrId', 0, 1, text(35)],
      ['EndToEndId', 1, 1, text(35)],
    ],
  ],
  ['Amt', 1, 1, [['InstdAmt', 1, 1, /^\d{1,15}\.\d\d$/]]],
  ['CdtrAgt', 0, 1, agent],
  ['Cdtr', 0, 1, party],
  ['CdtrAcct', 0, 1, account],
  ['RmtInf', 0, 1, [['Ustrd', 0, Infinity, text(140)]]],
];
const instruction: Kind = [
  ['PmtInfId', 1, 1, text(35)],
  ['PmtMtd', 1, 1, /^(CHK|TRF|TRA)$/],
  ['NbOfTxs', 0, 1, count],
  ['CtrlSum', 0, 1, sum],
  ['ReqdExctnDt', 1, 1, [['Dt', 1, 1, /^\d{4}-\d\d-\d\d$/]]],
  ['Dbtr', 1, 1, party],
  ['DbtrAcct', 1, 1, account],
  ['DbtrAgt', 1, 1, agent],
  ['ChrgBr', 0, 1, /^(DEBT|CRED|SHAR|SLEV)$/],
  ['CdtTrfTxInf', 1, Infinity, transfer],
];
const header: Kind = [
  ['MsgId', 1, 1, text(35)],
  ['CreDtTm', 1, 1, instant],
  ['NbOfTxs', 1, 1, count],
  ['CtrlSum', 0, 1, sum],
  ['InitgPty', 1, 1, party],
];
const message: Kind = [
  [
    'Document',
    1,
    1,
    [
      [
        'CstmrCdtTrfInitn',
        1,
        1,
        [
          ['GrpHdr', 1, 1, header],
          ['PmtInf', 1, Infinity, instruction],
        ],
      ],
    ],
  ],
];

/** The elements directly in a piece of XML, each with what it holds. */
function inside(xml: string): { name: string; content: string }[] {
  const found: { name: string; content: string }[] = [];
  for (let rest = xml.trim(); rest !== '';) {
    const name = /^<([A-Za-z]+)/.exec(rest)?.[1];
    if (name === undefined) throw new Error(`No element: ${rest.slice(0, 40)}`);
    const [start, end] = [rest.indexOf('>') + 1, endOf(rest, name)];
    found.push({ name, content: rest.slice(start, end) });
    rest = rest.slice(end + name.length + 3).trim();
  }
  return found;
}

/** Where the first element of a text ends: one of the same name may stand in it. */
function endOf(xml: string, name: string): number {
  let depth = 0;
  for (const tag of xml.matchAll(new RegExp(`<(/?)${name}(?=[ >])[^>]*>`, 'g'))) {
    depth += tag[1] === '/' ? -1 : 1;
    if (depth === 0) return tag.index;
  }
  throw new Error(`${name} does not end`);
}

function check(xml: string, kind: Kind, path = ''): void {
  if (kind instanceof RegExp) return expect(xml, path).toMatch(kind);
  const parts = inside(xml);
  const places = parts.map(({ name }) => kind.findIndex(([one]) => one === name));
  expect(places, `${path}: ${parts.map(({ name }) => name).join(' ')}`).toEqual(places.toSorted((a, b) => a - b));
  expect(places, path).not.toContain(-1);
  for (const [name, from, to, of] of kind) {
    const same = parts.filter((part) => part.name === name);
    expect(same.length >= from && same.length <= to, `${path}/${name}: ${same.length} times`).toBe(true);
    for (const { content } of same) check(content, of, `${path}/${name}`);
  }
}

it('keeps to the definition of the message, whatever hosts and banks are called', () => {
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
  fc.assert(
    fc.property(
      own,
      fc.integer({ min: 1, max: 2_147_483_647 }),
      fc.array(item, { minLength: 1, maxLength: 4 }),
      (from, number, items) => {
        const made = painFile({
          number,
          currency: 'USD',
          made_at: '2026-11-26T08:30:00Z',
          pay_on: '2026-11-27',
          from,
          items: items.map((one, place) => ({ ...one, reference: `R${number}-${place + 1}` })),
        });
        check(made.slice(made.indexOf('<Document')), message);
      },
    ),
  );
});
