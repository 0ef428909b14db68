import { translator } from '#src/texts/translate.ts';

export const texts = {
  'balances.account': 'Account',
  'balances.end': 'On {to}, at its end',
  'balances.moved': 'Changed from {from} to {to}',
  'balances.movedFrom': 'Changed since {from}',
  'balances.movedTo': 'Changed until {to}',
  'balances.now': 'Now',
  'balances.sum': 'All accounts, {currency}',
  'balances.text':
    'Above zero: held or spent. Below zero: owed to somebody, or earned. Accounts that each booking, payment or host has are shown together. All accounts of a currency come to zero.',
  'balances.title': 'Balances',
  'column.at': 'Time (UTC)',
  'column.id': 'Posting',
  'column.kind': 'What',
  'column.lines': 'Lines',
  'column.ref': 'Booking',
  'column.reference': 'Reference',
  'empty.all': 'See all postings',
  'empty.none': 'Nothing was posted yet.',
  'empty.text': 'No posting fits what you asked for.',
  'empty.title': 'No postings',
  'filter.account': 'Account',
  'filter.find': 'Find postings',
  'filter.findHint': 'Booking, account, or provider’s id',
  'filter.from': 'From (UTC)',
  'filter.kind': 'What',
  'filter.label': 'Which postings',
  'filter.to': 'Until (UTC)',
  postings: 'Postings',
  title: 'Ledger',
} as const;

/** Texts of the page `ledger` of the back office. */
export const t = translator('web/admin/ledger-texts', texts);
