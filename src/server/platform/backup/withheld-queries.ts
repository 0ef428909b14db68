// Data that only encrypted archives contain: the installation's keys and host documents.
import { escapeIdentifier } from 'pg';
import type { Table } from './table-queries.ts';

/** What unencrypted archives have instead. */
const withheld: Readonly<Record<string, 'no rows' | Readonly<Record<string, string>>>> = {
  signing_key: 'no rows',
  // As if deleted at the time of the backup; decisions stay.
  host_document: { sealed: 'null', removed_at: 'coalesce(removed_at, banyan_now())' },
};

export function readStatement({ name, columns }: Table, hasSecrets: boolean): string {
  const table = escapeIdentifier(name);
  const rule = hasSecrets ? undefined : withheld[name];
  const isWithheld = rule === 'no rows';
  const replaced: Readonly<Record<string, string>> = rule === undefined || isWithheld ? {} : rule;
  const read = columns.map((column) => replaced[column] ?? escapeIdentifier(column)).join(', ');
  return `copy (select ${read} from ${table}${isWithheld ? ' where false' : ''}) to stdout`;
}

export const withheldWhenMade =
  'Keys and documents of hosts are left out, because no key was given (--key-file or BANYAN_BACKUP_KEY).';

export const withheldWhenRestored =
  'The archive holds no keys and no documents of hosts. New keys are made at the next start: links in mails already sent, codes of vouchers already printed and codes of authenticator apps no longer work, and bank details and addresses of calendars cannot be read, except where BANYAN_MASTER_KEYS holds the keys that made them. Hosts must send their documents again.';
