// A misspelt setting must not be ignored in silence: names that nobody knows are refused, with the nearest known one.
import { isSettingName, settingsSchema } from './settings.ts';

const ourPrefixes = ['BANYAN_', 'STRIPE_', 'PAYPAL_'];
// Read by the test tools and by the Stripe SDK itself; the server has no part in them.
const foreign = [/^BANYAN_TEST_/, /^STRIPE_SUPPRESS_NOTICES$/];

/** One line for each unknown name: any in the .env file, and those of the environment that begin like ours. */
export function findUnknownSettings(environment: readonly string[], file: readonly string[]): string[] {
  const isOurs = (name: string) => ourPrefixes.some((prefix) => name.startsWith(prefix));
  const isUnknown = (name: string) => !isSettingName(name) && !foreign.some((pattern) => pattern.test(name));
  const names = new Set([...environment.filter(isOurs), ...file].filter(isUnknown));
  return [...names].map((name) => `${name} is not a setting of Banyan${hint(name)}`);
}

function hint(name: string): string {
  const known = Object.keys(settingsSchema.shape);
  const [nearest] = known.map((other) => ({ other, apart: distance(name, other) })).sort((a, b) => a.apart - b.apart);
  return nearest && nearest.apart <= Math.min(3, name.length / 4)
    ? `; did you mean ${nearest.other}?`
    : '; .env.example lists all settings.';
}

/** Edit distance: insertions, deletions and replacements of single letters. */
function distance(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (const [i, letter] of [...a].entries()) {
    const next = [i + 1];
    for (const [j, other] of [...b].entries()) {
      const replace = (row[j] ?? 0) + (letter === other ? 0 : 1);
      next.push(Math.min(replace, (row[j + 1] ?? 0) + 1, (next[j] ?? 0) + 1));
    }
    row = next;
  }
  return row.at(-1) ?? 0;
}
