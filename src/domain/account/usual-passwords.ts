// Passwords that whoever guesses tries first (docs/accounts.md#passwords-that-are-refused).
import known from './usual-passwords.json' with { type: 'json' };

const usual: ReadonlySet<string> = new Set(known.passwords.split(' '));

/** What a site like this makes people think of. Alone, doubled or with figures and signs round it, it is no password. */
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

/** True for a password that many people have, in any case, and for one that is made of telling words alone. */
export function isUsualPassword(password: string): boolean {
  const small = password.normalize('NFKC').toLowerCase();
  if (usual.has(small)) return true;
  const letters = small.replace(/\P{L}/gu, '');
  const left = tellingWords
    .toSorted((a, b) => b.length - a.length)
    .reduce((text, word) => text.replaceAll(word, ''), letters);
  return letters !== '' && left === '';
}
