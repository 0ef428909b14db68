// Dates, numbers and plurals in the languages of hosts, the same in every browser: several lack Nepali, Khmer, Lao and
// Burmese (docs/reference/texts.md#languages-of-hosts). Names of days and months come from the server, which has them
// all.
import type { MakeFormat } from './intl.ts';

type Width = 'long' | 'short';

/** Names of days, Sunday first, and of months. */
export interface DateNames {
  readonly weekday: Readonly<Record<Width, readonly string[]>>;
  readonly month: Readonly<Record<Width, readonly string[]>>;
}

const english = 'en-GB';
const days = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'];
const fields: ReadonlySet<string> = new Set([
  'weekday',
  'day',
  'month',
  'year',
  'hour',
  'minute',
  'hourCycle',
  'timeZone',
]);

/** The names of a language in this machine's Intl. */
export function dateNamesOf(language: string): DateNames {
  const tag = `${language}-u-ca-gregory-nu-latn`;
  const each = (count: number, options: Intl.DateTimeFormatOptions, at: (index: number) => number) =>
    Array.from({ length: count }, (_none, index) =>
      new Intl.DateTimeFormat(tag, { ...options, timeZone: 'UTC' }).format(at(index)),
    );
  const weekday = (width: Width) => each(7, { weekday: width }, (index) => Date.UTC(2026, 10, 1 + index));
  const month = (width: Width) => each(12, { month: width }, (index) => Date.UTC(2026, index, 1));
  return {
    weekday: { long: weekday('long'), short: weekday('short') },
    month: { long: month('long'), short: month('short') },
  };
}

/** `शनि, 5 डिसेम्बर 2026, 09:00`: the requested parts, the day first. */
function dateIn(names: DateNames, options: Intl.DateTimeFormatOptions) {
  const clock = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const;
  const read = new Intl.DateTimeFormat(english, {
    weekday: 'short',
    day: 'numeric',
    month: 'numeric',
    year: 'numeric',
    ...clock,
    ...(options.timeZone !== undefined && { timeZone: options.timeZone }),
  });
  const nameOf = (list: DateNames['month'], width: string | undefined, index: number): string =>
    list[width === 'long' ? 'long' : 'short'][index] ?? '';
  const format = (at?: Date | number): string => {
    const found = Object.fromEntries(read.formatToParts(at).map(({ type, value }) => [type, value]));
    const month =
      options.month === 'numeric' || options.month === '2-digit'
        ? found['month']
        : nameOf(names.month, options.month, Number(found['month']) - 1);
    const date = [options.day && Number(found['day']), options.month && month, options.year && found['year']].filter(
      Boolean,
    );
    return [
      options.weekday && nameOf(names.weekday, options.weekday, days.indexOf(found['weekday'] ?? '')),
      date.join(' '),
      options.hour && `${found['hour']}:${found['minute']}`,
    ]
      .filter(Boolean)
      .join(', ');
  };
  const formatRange = (from: Date | number, to: Date | number): string => `${format(from)} – ${format(to)}`;
  return { format, formatRange };
}

// A language that every browser has, with the same number format and plural rules.
const alike: Readonly<Record<string, string>> = { ne: 'hi', my: 'th', km: 'th', lo: 'id' };

/** Formats of the languages of hosts; Intl makes those of other languages. */
export function hostFormats(namesOf: (language: string) => DateNames | undefined): MakeFormat {
  return (kind, tag, options = {}) => {
    const [language = '', extension] = tag.split('-');
    if (extension !== 'u') return undefined;
    const near = alike[language];
    const nearTag = tag.replace(language, near ?? language);
    if (kind === 'NumberFormat' && near !== undefined) return new Intl.NumberFormat(nearTag, options);
    if (kind === 'PluralRules' && near !== undefined) return new Intl.PluralRules(nearTag, options);
    const names = kind === 'DateTimeFormat' ? namesOf(language) : undefined;
    const isKnown = Object.keys(options).every((name) => fields.has(name));
    return names && isKnown ? dateIn(names, options) : undefined;
  };
}
