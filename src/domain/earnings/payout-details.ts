// A host's bank account, as bank files name it (docs/domain/ledger.md#payout-details).

/** Either an IBAN, or an account number with the bank's name. Texts are trimmed; missing values are empty. */
export interface PayoutDetails {
  readonly holder: string;
  /** The account's country, ISO 3166-1 alpha-2, upper case. */
  readonly country: string;
  readonly iban: string;
  readonly account_number: string;
  readonly bank_name: string;
  readonly bic: string;
  readonly branch_code: string;
}

/** What owners see of their details: enough to recognise them, too little to use them. */
export interface MaskedDetails {
  readonly holder: string;
  readonly country: string;
  readonly bank_name: string;
  readonly ending: string;
}

const visibleDigits = 4;

/** Shows at most the last four characters of the account, fewer of a short number. */
export function maskedDetails({ holder, country, iban, account_number, bank_name }: PayoutDetails): MaskedDetails {
  const account = iban === '' ? account_number : iban;
  const initial = holder.trim().charAt(0);
  return {
    holder: initial === '' ? '' : `${initial}…`,
    country,
    bank_name,
    ending: account.slice(-Math.min(visibleDigits, Math.floor(account.length / 2))),
  };
}

const ownLetters: Readonly<Record<string, string>> = {
  æ: 'ae',
  Æ: 'AE',
  ø: 'o',
  Ø: 'O',
  đ: 'd',
  Đ: 'D',
  ð: 'd',
  Ð: 'D',
  ł: 'l',
  Ł: 'L',
  þ: 'th',
  Þ: 'TH',
  ß: 'ss',
  ı: 'i',
  œ: 'oe',
  Œ: 'OE',
  ŋ: 'n',
  Ŋ: 'N',
  '’': "'",
  '‘': "'",
  '–': '-',
  '—': '-',
};

/**
 * A text in the characters that every bank accepts: Latin without marks, digits, space and / - ? : ( ) . , ' +. Marks
 * are removed, a few letters spelt out, all others become a space.
 */
export function bankText(text: string, most: number): string {
  const spelt = [...text].map((sign) => ownLetters[sign] ?? sign).join('');
  const bare = spelt.normalize('NFKD').replaceAll(/\p{M}/gu, '');
  const clean = bare
    .replaceAll(/[^A-Za-z0-9/?:().,'+ -]/gu, ' ')
    .replaceAll(/ +/gu, ' ')
    .trim();
  // No slash at the beginning, and no two in a row.
  return clean.replaceAll(/\/+/gu, '/').replace(/^\//u, '').slice(0, most).trim();
}

/** Whether a name fits a bank file: Latin letters with or without marks, and at least two of them left. */
export function isBankName(name: string): boolean {
  return (
    /^[\p{Script=Latin}\p{M}0-9 .,'’&/()+-]+$/u.test(name) &&
    (bankText(name, 140).match(/[A-Za-z]/gu)?.length ?? 0) >= 2
  );
}
