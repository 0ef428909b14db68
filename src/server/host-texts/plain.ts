// Values of short messages, in characters of every phone.
import { currencyOf, minorToUnits } from '#src/domain/money/currencies.ts';
import type { HostLanguage } from '#src/domain/host-reach/languages.ts';
import { dateFormat, numberFormat } from '#src/texts/intl.ts';
import { oneLine } from '#src/server/booking-texts/clean-words.ts';
import { isSpoken, tagOf } from './say.ts';

// A curly quote cuts 160 characters to 70.
const similar: Readonly<Record<string, string>> = {
  '‘': "'",
  '’': "'",
  '“': '"',
  '”': '"',
  '–': '-',
  '—': '-',
  '…': '...',
  '×': 'x',
  '\u00a0': ' ',
  '\u202f': ' ',
  '\u2009': ' ',
};

/** One line, without links. */
export function plain(text: string): string {
  return oneLine(text)
    .replace(/[‘’“”–—…×\u00a0\u202f\u2009]/g, (sign) => similar[sign] ?? sign)
    .replace(/https?:\/\/\S*/gi, '')
    .replace(/ {2,}/g, ' ')
    .trim();
}

/** English without a catalogue. */
const spokenTag = (language: HostLanguage) => tagOf(isSpoken(language) ? language : 'en');

/** 'Sat 5 Dec, 09:00', local. */
export function whenWords(language: HostLanguage, at: Date, timeZone: string): string {
  const tag = spokenTag(language);
  const day = dateFormat(tag, { weekday: 'short', day: 'numeric', month: 'short', timeZone }).format(at);
  const time = dateFormat(tag, { hour: '2-digit', minute: '2-digit', hourCycle: 'h23', timeZone }).format(at);
  return plain(`${day.replaceAll(',', '')}, ${time}`);
}

/** 'Sat 5/12 09:00', local, when short. */
export function figureWords(language: HostLanguage, at: Date, timeZone: string): string {
  const date = dateFormat(spokenTag(language), { day: 'numeric', month: 'numeric', timeZone }).format(at);
  const figures = (date.match(/\d+/g) ?? []).join('/');
  const [weekday, time] = weekdayWords(language, at, timeZone).split(/ (?=\d+[.:])/);
  return `${weekday} ${figures} ${time}`;
}

/** 'Sat 09:00', local, within a week. */
export function weekdayWords(language: HostLanguage, at: Date, timeZone: string): string {
  const tag = spokenTag(language);
  const day = dateFormat(tag, { weekday: 'short', timeZone }).format(at);
  const time = dateFormat(tag, { hour: '2-digit', minute: '2-digit', hourCycle: 'h23', timeZone }).format(at);
  return plain(`${day} ${time}`);
}

/** 'Sat 5 Dec', with time if known. */
export function civilWords(language: HostLanguage, date: string, time: string | null): string {
  const at = new Date(`${date}T${time ?? '12:00'}:00Z`);
  const both = whenWords(language, at, 'UTC');
  return time === null ? (both.split(',')[0] ?? both) : both;
}

/** 'NPR 3,200': phones may lack the sign. */
export function cashWordsIn(language: HostLanguage, minor: number, code: string): string {
  const options = { maximumFractionDigits: currencyOf(code).digits };
  const amount = numberFormat(spokenTag(language), options).format(minorToUnits(minor, code));
  return plain(`${code} ${amount}`);
}
