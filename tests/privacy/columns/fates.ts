// The fate of each column when its person deletes the account, and whether the data export has it (ADR 080).

/** A part of the data export (src/contract/calls/account-data.ts). */
export type Section =
  | 'account'
  | 'access'
  | 'host'
  | 'bookings'
  | 'questions'
  | 'messages'
  | 'message_reports'
  | 'reviews'
  | 'wish_list'
  | 'pictures'
  | 'devices'
  | 'passkeys'
  | 'identities'
  | 'notices'
  | 'phones'
  | 'feedback'
  | 'applications'
  | 'invitations'
  | 'partner'
  | 'codes'
  | 'links'
  | 'mails';

/** Erased, and in the export or not for a reason; or kept for a reason. */
export type Fate =
  | { readonly erased: true; readonly exported: Section }
  | { readonly erased: true; readonly notExported: string }
  | { readonly kept: string };

export type Columns = Readonly<Record<string, Fate>>;

/** Erased; a part of the export shows it to its owner. */
export const erased = (exported: Section): Fate => ({ erased: true, exported });

/** Erased; not in the export, for this reason. */
export const erasedOnly = (notExported: string): Fate => ({ erased: true, notExported });

export const kept = (why: string): Fate => ({ kept: why });

export const secret = erasedOnly('a hash or a key: it says nothing, and opens something');
export const browser = erasedOnly('names a browser, to the browser itself');

/** Chosen by the program, not the person. */
export const word = kept('one of a fixed list of words');
export const figure = kept('figures that the price was made of, without a person');
export const proof = kept('how a provider names money: books and disputes need it');
