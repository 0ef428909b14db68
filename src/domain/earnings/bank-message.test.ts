// The file for a bank against the published definition of pain.001.001.09, as far as used: order, number and form of
// elements. bank-schema.test.ts uses the official schema.
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { payoutFiles } from '#tests/reference/payout-files.ts';

/** A text has its pattern; an element its children in order, each from..to times. */
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

/** The direct child elements of a piece of XML with their content. */
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

/** The end of the first element of a text, which may contain one of the same name. */
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
  fc.assert(fc.property(payoutFiles, (made) => check(made.slice(made.indexOf('<Document')), message)));
});
