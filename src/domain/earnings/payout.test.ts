import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { sumsOf } from '#src/domain/ledger/entry.ts';
import { postPaidOut, postPayoutReturned } from '#src/domain/ledger/payouts.ts';
import { amountText, painFile, payoutCsv, type RunFile } from './bank-files.ts';
import { bankText, isBankName, maskedDetails, type PayoutDetails } from './payout-details.ts';
import { itemStates, itemStep, payoutState, payoutSteps } from './payout-state.ts';

const HOUR = 3_600_000;
const nothing = { iban: '', account_number: '', bank_name: '', bic: '', branch_code: '' };
const german: PayoutDetails = {
  ...nothing,
  holder: 'Łukasz Müller & Söhne',
  country: 'DE',
  iban: 'DE89370400440532013000',
  bic: 'COBADEFFXXX',
};
const nepali: PayoutDetails = {
  ...nothing,
  holder: 'Sita Prajapati',
  country: 'NP',
  account_number: '0012345678901234',
  bank_name: 'Nabil Bank',
  branch_code: '0401',
};
const run: RunFile = {
  number: 7,
  currency: 'USD',
  made_at: '2026-11-26T08:30:00Z',
  pay_on: '2026-11-27',
  from: { name: 'Banyan <Ltd>', iban: 'GB29NWBK60161331926819', account_number: '', bic: 'NWBKGB2L' },
  items: [
    { reference: 'R7-1', amount_cents: 123_405, to: german },
    { reference: 'R7-2', amount_cents: 700, to: nepali },
  ],
};

describe('who can be paid', () => {
  it.each([
    [{ counts_since: null, is_change_waiting: false }, 'missing', null],
    [{ counts_since: null, is_change_waiting: true }, 'waiting', null],
    [{ counts_since: -80 * HOUR, is_change_waiting: true }, 'waiting', null],
    [{ counts_since: -72 * HOUR + 1, is_change_waiting: false }, 'held', 1],
    [{ counts_since: -72 * HOUR, is_change_waiting: false }, 'ready', null],
  ] as const)('%o is %s', (facts, state, until) => {
    expect(payoutState(facts, 0)).toEqual({ state, until });
  });

  it('an item has the ways of the table', () => {
    expect(itemStates.map((from) => [from, payoutSteps(from)])).toEqual([
      ['open', ['pay', 'fail', 'cancel']],
      ['paid', ['fail']],
      ['failed', []],
      ['cancelled', []],
    ]);
    expect([itemStep('paid', 'pay'), itemStep('cancelled', 'pay'), itemStep('paid', 'cancel')]).toEqual([
      null,
      null,
      null,
    ]);
  });
});

describe('bank details', () => {
  it('are masked to what nobody can use', () => {
    expect(maskedDetails(german)).toEqual({ holder: 'Ł…', country: 'DE', bank_name: '', ending: '3000' });
    expect(maskedDetails({ ...nepali, account_number: '123' }).ending).toBe('3');
  });

  it.each([
    ['Łukasz Müller & Søn', 'Lukasz Muller Son'],
    ['Đỗ Thị Hằng', 'Do Thi Hang'],
    ['O’Brien—Smith', "O'Brien-Smith"],
    ['//a//b', 'a/b'],
    ['<script>', 'script'],
  ])('%s is written %s', (typed, expected) => {
    expect(bankText(typed, 140)).toBe(expected);
  });

  it.each([
    ['Sita Prajapati', true],
    ['Đỗ Thị Hằng', true],
    ['सीता प्रजापति', false],
    ['A', false],
    ['..', false],
    ['Sita\u0000', false],
  ])('%s can be written: %s', (name, expected) => {
    expect(isBankName(name)).toBe(expected);
  });

  it('a text for a bank has its letters alone, whatever was typed', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 200 }), (typed) => {
        const made = bankText(typed, 140);
        expect(made).toMatch(/^[A-Za-z0-9?:().,'+ /-]{0,140}$/);
        expect(made.startsWith('/') || made.includes('//')).toBe(false);
      }),
    );
  });
});

/** Element names in order, each with its path, by a small XML reader. */
function pathsOf(xml: string): string[] {
  const open: string[] = [];
  const paths: string[] = [];
  for (const [, end, name = ''] of xml.matchAll(/<(\/?)([A-Za-z]+)[^>]*>/g)) {
    if (end === '/') expect(open.pop()).toBe(name);
    else {
      open.push(name);
      paths.push(open.join('/'));
    }
  }
  expect(open).toEqual([]);
  return paths;
}

describe('the file for a bank', () => {
  const xml = painFile(run);
  const children = (path: string): string[] => {
    const depth = path.split('/').length + 1;
    const found = pathsOf(xml).filter((one) => one.startsWith(`${path}/`) && one.split('/').length === depth);
    return found.map((one) => one.split('/').at(-1) ?? '');
  };
  const order = (names: readonly string[], allowed: readonly string[]) => {
    const places = names.map((name) => allowed.indexOf(name));
    expect(places).not.toContain(-1);
    expect(places).toEqual(places.toSorted((a, b) => a - b));
  };
  const root = 'Document/CstmrCdtTrfInitn';

  it('has what the message definition asks for, in its order', () => {
    expect(
      xml.startsWith(
        '<?xml version="1.0" encoding="UTF-8"?>\n<Document xmlns="urn:iso:std:iso:20022:tech:xsd:pain.001.001.09">',
      ),
    ).toBe(true);
    expect(children(root)).toEqual(['GrpHdr', 'PmtInf']);
    expect(children(`${root}/GrpHdr`)).toEqual(['MsgId', 'CreDtTm', 'NbOfTxs', 'CtrlSum', 'InitgPty']);
    order(children(`${root}/PmtInf`), [
      'PmtInfId',
      'PmtMtd',
      'BtchBookg',
      'NbOfTxs',
      'CtrlSum',
      'PmtTpInf',
      'ReqdExctnDt',
      'Dbtr',
      'DbtrAcct',
      'DbtrAgt',
      'ChrgBr',
      'CdtTrfTxInf',
    ]);
    for (const asked of ['PmtInfId', 'PmtMtd', 'ReqdExctnDt', 'Dbtr', 'DbtrAcct', 'DbtrAgt', 'CdtTrfTxInf'])
      expect(children(`${root}/PmtInf`)).toContain(asked);
    expect(xml).toContain('<ReqdExctnDt><Dt>2026-11-27</Dt></ReqdExctnDt>');
    const transfers = xml.split('<CdtTrfTxInf>').slice(1);
    expect(transfers).toHaveLength(2);
    for (const one of transfers) {
      const names = [...one.matchAll(/<(PmtId|Amt|CdtrAgt|Cdtr|CdtrAcct|RmtInf)>/g)].map((match) => match[1] ?? '');
      expect(names).toEqual(['PmtId', 'Amt', 'CdtrAgt', 'Cdtr', 'CdtrAcct', 'RmtInf']);
    }
    expect(xml).not.toMatch(/<(\w+)><\/\1>|<\w+\/>/);
  });

  it('names accounts by IBAN or by number, banks by BIC or by code, and sums up', () => {
    expect(xml).toContain('<CdtrAcct><Id><IBAN>DE89370400440532013000</IBAN></Id></CdtrAcct>');
    expect(xml).toContain('<CdtrAgt><FinInstnId><BICFI>COBADEFFXXX</BICFI></FinInstnId></CdtrAgt>');
    expect(xml).toContain('<CdtrAcct><Id><Othr><Id>0012345678901234</Id></Othr></Id></CdtrAcct>');
    expect(xml).toContain(
      '<ClrSysMmbId><MmbId>0401</MmbId></ClrSysMmbId><Nm>Nabil Bank</Nm><PstlAdr><Ctry>NP</Ctry></PstlAdr>',
    );
    expect(xml.match(/<NbOfTxs>2<\/NbOfTxs><CtrlSum>1241\.05<\/CtrlSum>/g)).toHaveLength(2);
    expect(xml).toContain('<InstdAmt Ccy="USD">1234.05</InstdAmt>');
    expect(xml).toContain('<Nm>Lukasz Muller Sohne</Nm>');
  });

  it('stays a file of its structure, whatever the details are', () => {
    const text = fc.string({ unit: 'binary', maxLength: 60 });
    const details = fc.record({
      holder: text,
      country: fc.constant('NP'),
      iban: fc.constant(''),
      account_number: text,
      bank_name: text,
      bic: fc.constant(''),
      branch_code: text,
    });
    fc.assert(
      fc.property(details, fc.integer({ min: 1, max: 99_999_999_999 }), (to, amount_cents) => {
        const made = painFile({ ...run, items: [{ reference: 'R', amount_cents, to }] });
        pathsOf(made);
        expect(made.match(/<CdtTrfTxInf>/g)).toHaveLength(1);
        expect(Math.round(Number(amountText(amount_cents)) * 100)).toBe(amount_cents);
      }),
    );
  });

  it('is a table as well, with numbers and names as the bank reads them', () => {
    const to = { ...nepali, holder: 'Đỗ, Hằng', account_number: '+0123 45', branch_code: '-04' };
    const lines = payoutCsv({ ...run, items: [...run.items, { reference: 'R', amount_cents: 5, to }] }).split('\r\n');
    expect(lines).toEqual([
      'run,reference,amount,currency,holder,country,iban,account_number,bank,bic,branch_code',
      '7,R7-1,1234.05,USD,Lukasz Muller Sohne,DE,DE89370400440532013000,,,COBADEFFXXX,',
      '7,R7-2,7.00,USD,Sita Prajapati,NP,,0012345678901234,Nabil Bank,,0401',
      '7,R,0.05,USD,"Do, Hang",NP,,+0123 45,Nabil Bank,,-04',
      '',
    ]);
  });

  it('of nobody is none', () => {
    expect(() => painFile({ ...run, items: [] })).toThrow(RangeError);
  });
});

it('a payout and its return sum to nothing, and nothing is paid of nothing', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 1_000_000_000 }), (amountCents) => {
      const item = { itemId: 'i', hostId: 'h', amountCents };
      for (const made of [postPaidOut(item), postPayoutReturned(item)]) expect(sumsOf(made.entries).get('USD')).toBe(0);
      const all = [...postPaidOut(item).entries, ...postPayoutReturned(item).entries];
      expect(all.filter(({ account }) => account === 'bank:usd').reduce((sum, one) => sum + one.amountMinor, 0)).toBe(
        0,
      );
    }),
  );
  expect(() => postPaidOut({ itemId: 'i', hostId: 'h', amountCents: 0 })).toThrow(RangeError);
});
