// A payout run as files for a bank: ISO 20022 pain.001.001.09, and CSV (docs/domain/ledger.md#bank-files).
import { priceDecimal } from '#src/domain/money/money.ts';
import { csvFor } from './csv-line.ts';
import { bankText, type PayoutDetails } from './payout-details.ts';

/** The account that pays a run; missing values are empty. */
export interface PayingAccount {
  readonly name: string;
  readonly iban: string;
  readonly account_number: string;
  readonly bic: string;
}

export interface RunFile {
  readonly number: number;
  /** ISO 4217, with two decimals. */
  readonly currency: string;
  /** When the file was made: `2026-11-26T08:30:00Z`. */
  readonly made_at: string;
  /** The day of payment: `2026-11-26`. */
  readonly pay_on: string;
  readonly from: PayingAccount;
  readonly items: readonly RunItem[];
}

export interface RunItem {
  /** Unique, at most 35 characters that banks accept. */
  readonly reference: string;
  readonly amount_cents: number;
  readonly to: PayoutDetails;
}

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
};
const escaped = (text: string): string => text.replaceAll(/[&<>"']/g, (sign) => entities[sign] ?? sign);

/** An element with a text or with elements; empty ones are left out, because the schema allows none. */
function element(name: string, content: string | readonly string[], attributes = ''): string {
  const inner = typeof content === 'string' ? escaped(content) : content.join('');
  return inner === '' ? '' : `<${name}${attributes}>${inner}</${name}>`;
}

/** `1234.05` of 123405 cents. */
export function amountText(cents: number): string {
  return priceDecimal(cents);
}

const sumOf = (items: readonly RunItem[]): string =>
  amountText(items.reduce((sum, { amount_cents }) => sum + amount_cents, 0));

const accountOf = ({ iban, account_number }: Pick<PayoutDetails, 'iban' | 'account_number'>): string =>
  element('Id', [iban === '' ? element('Othr', [element('Id', account_number.slice(0, 34))]) : element('IBAN', iban)]);

const party = (name: string, country = ''): string[] => [
  element('Nm', bankText(name, 140)),
  element('PstlAdr', [element('Ctry', country)]),
];

/** The bank's elements in the schema's order: BICFI, ClrSysMmbId, Nm, PstlAdr. Left out for an unknown bank. */
function agent({
  bic,
  branch_code,
  bank_name,
  country,
}: Pick<PayoutDetails, 'bic' | 'branch_code' | 'bank_name' | 'country'>): string[] {
  return [
    element('BICFI', bic),
    element('ClrSysMmbId', [element('MmbId', branch_code.slice(0, 35))]),
    element('Nm', bankText(bank_name, 140)),
    bic === '' ? element('PstlAdr', [element('Ctry', country)]) : '',
  ];
}

function transfer({ reference, amount_cents, to }: RunItem, { currency, number }: RunFile): string {
  return element('CdtTrfTxInf', [
    element('PmtId', [element('InstrId', reference), element('EndToEndId', reference)]),
    element('Amt', [element('InstdAmt', amountText(amount_cents), ` Ccy="${currency}"`)]),
    element('CdtrAgt', [element('FinInstnId', agent(to))]),
    element('Cdtr', party(to.holder, to.country)),
    element('CdtrAcct', [accountOf(to)]),
    element('RmtInf', [element('Ustrd', `Payout ${number} ${reference}`)]),
  ]);
}

/** The run as one message with one instruction. Throws for an empty run, which banks reject. */
export function painFile(run: RunFile): string {
  if (run.items.length === 0) throw new RangeError('a run without items');
  const id = `PAYOUT-${run.number}`;
  const totals = [element('NbOfTxs', String(run.items.length)), element('CtrlSum', sumOf(run.items))];
  const { from } = run;
  const ownAgent = from.bic === '' ? element('Othr', [element('Id', 'NOTPROVIDED')]) : element('BICFI', from.bic);
  const document = element('CstmrCdtTrfInitn', [
    element('GrpHdr', [
      element('MsgId', id),
      element('CreDtTm', run.made_at),
      ...totals,
      element('InitgPty', [element('Nm', bankText(from.name, 140))]),
    ]),
    element('PmtInf', [
      element('PmtInfId', id),
      element('PmtMtd', 'TRF'),
      ...totals,
      element('ReqdExctnDt', [element('Dt', run.pay_on)]),
      element('Dbtr', [element('Nm', bankText(from.name, 140))]),
      element('DbtrAcct', [accountOf(from), element('Ccy', run.currency)]),
      element('DbtrAgt', [element('FinInstnId', [ownAgent])]),
      element('ChrgBr', 'SHAR'),
      ...run.items.map((item) => transfer(item, run)),
    ]),
  ]);
  const root = element('Document', [document], ' xmlns="urn:iso:std:iso:20022:tech:xsd:pain.001.001.09"');
  return `<?xml version="1.0" encoding="UTF-8"?>\n${root}\n`;
}

const csv = csvFor('machine');

/** The same as a table, for a bank that accepts no messages: numbers, codes and names as in the message. */
export function payoutCsv(run: RunFile): string {
  const head = [
    'run',
    'reference',
    'amount',
    'currency',
    'holder',
    'country',
    'iban',
    'account_number',
    'bank',
    'bic',
    'branch_code',
  ];
  const lines = run.items.map(({ reference, amount_cents, to }) =>
    csv.line([
      run.number,
      reference,
      amountText(amount_cents),
      run.currency,
      bankText(to.holder, 140),
      to.country,
      to.iban,
      to.account_number,
      bankText(to.bank_name, 140),
      to.bic,
      to.branch_code,
    ]),
  );
  return csv.head(head) + lines.join('');
}
