// A value in a file of settings, written so that a shell (`. banyan.env`), systemd (`EnvironmentFile=`) and Node read the same text.

/** Signs that none of the three reads as more than themselves. Everything else is quoted, & and ? too: a shell ends a word there. */
const bare = /^[\w./:@%+,=-]*$/;
/** Within single quotes a shell takes all but their own end; systemd of some releases takes a backslash for its own. */
const notInSingle = /['\\\p{Cc}]/gu;
const notInDouble = /["\\$`\p{Cc}]/gu;

export type EnvValue = { ok: true; text: string } | { ok: false; fault: string };

const shown = (sign: string): string => (/\p{Cc}/u.test(sign) ? 'a control character' : sign);
const signsOf = (value: string, signs: RegExp): string[] => [...new Set(value.match(signs) ?? [])];

/** The value as it stands behind `NAME=`; for one that no quoting holds, why not, as the end of a sentence that begins with its name. */
export function envValue(value: string): EnvValue {
  if (bare.test(value)) return { ok: true, text: value };
  const inSingle = signsOf(value, notInSingle);
  if (inSingle.length === 0) return { ok: true, text: `'${value}'` };
  if (signsOf(value, notInDouble).length === 0) return { ok: true, text: `"${value}"` };
  const cures = inSingle.map((sign) => encodeURIComponent(sign).replace("'", '%27')).join(' ');
  return {
    ok: false,
    fault: `must not have ${inSingle.map(shown).join(' and ')} in it, which no file of settings can hold: in an address write ${cures} instead, else choose another value`,
  };
}
