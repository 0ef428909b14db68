// Quotes a value so a shell (`. banyan.env`), systemd (`EnvironmentFile=`) and Node read the same text.

/** Characters without a meaning in all three. Others are quoted, also & and ?. */
const bare = /^[\w./:@%+,=-]*$/;
/** A shell takes everything literally within single quotes; some systemd versions interpret backslashes. */
const notInSingle = /['\\\p{Cc}]/gu;
const notInDouble = /["\\$`\p{Cc}]/gu;

export type EnvValue = { ok: true; text: string } | { ok: false; fault: string };

const shown = (sign: string): string => (/\p{Cc}/u.test(sign) ? 'a control character' : sign);
const signsOf = (value: string, signs: RegExp): string[] => [...new Set(value.match(signs) ?? [])];

/** The text after `NAME=`, or why it cannot be quoted. */
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
