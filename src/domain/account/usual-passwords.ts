// Common passwords (docs/domain/accounts.md#passwords).
import known from './usual-passwords.json' with { type: 'json' };

const usual: ReadonlySet<string> = new Set(known.passwords.split(' '));

/** Words that a site like this suggests. Only these, doubled or decorated with digits, make no password. */
export const tellingWords: readonly string[] = [
  'admin',
  'banyan',
  'booking',
  'coordinator',
  'experience',
  'guest',
  'host',
  'letmein',
  'marketplace',
  'operator',
  'passphrase',
  'password',
  'travel',
  'traveler',
  'traveller',
  'welcome',
];

/** Whether a password is common or made only of such words, ignoring case. */
export function isUsualPassword(password: string): boolean {
  const small = password.normalize('NFKC').toLowerCase();
  if (usual.has(small)) return true;
  const letters = small.replace(/\P{L}/gu, '');
  const left = tellingWords
    .toSorted((a, b) => b.length - a.length)
    .reduce((text, word) => text.replaceAll(word, ''), letters);
  return letters !== '' && left === '';
}
