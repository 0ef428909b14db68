// Values as a short message has them: on one line, in signs that every phone has where there is a choice.
import { currencyOf, minorToUnits } from '#src/domain/money/currencies.ts';
import type { HostLanguage } from '#src/domain/host-reach/languages.ts';
import { dateFormat, numberFormat } from '#src/texts/intl.ts';
import { oneLine } from '#src/server/booking-texts/clean-words.ts';
import { isSpoken, tagOf } from './say.ts';

// One curly quote would make a message of 160 letters one of 70.
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

/** A value on one line, without links that someone has typed into a name. */
export function plain(text: string): string {
  return oneLine(text)
    .replace(/[‘’“”–—…×\u00a0\u202f\u2009]/g, (sign) => similar[sign] ?? sign)
    .replace(/https?:\/\/\S*/gi, '')
    .replace(/ {2,}/g, ' ')
    .trim();
}

/** Dates and figures are written as the texts around them: in English where the language has no catalogue yet. */
const spokenTag = (language: HostLanguage) => tagOf(isSpoken(language) ? language : 'en');

/** 'Sat 5 Dec, 09:00' on the clock of the place. */
export function whenWords(language: HostLanguage, at: Date, timeZone: string): string {
  const tag = spokenTag(language);
  const day = dateFormat(tag, { weekday: 'short', day: 'numeric', month: 'short', timeZone }).format(at);
  const time = dateFormat(tag, { hour: '2-digit', minute: '2-digit', hourCycle: 'h23', timeZone }).format(at);
  return plain(`${day.replaceAll(',', '')}, ${time}`);
}

/** 'Sat 5/12 09:00' on the clock of the place, where there is room for no more. */
export function figureWords(language: HostLanguage, at: Date, timeZone: string): string {
  const date = dateFormat(spokenTag(language), { day: 'numeric', month: 'numeric', timeZone }).format(at);
  const figures = (date.match(/\d+/g) ?? []).join('/');
  const [weekday, time] = weekdayWords(language, at, timeZone).split(/ (?=\d+[.:])/);
  return `${weekday} ${figures} ${time}`;
}

/** 'Sat 09:00' on the clock of the place, for what is within a week. */
export function weekdayWords(language: HostLanguage, at: Date, timeZone: string): string {
  const tag = spokenTag(language);
  const day = dateFormat(tag, { weekday: 'short', timeZone }).format(at);
  const time = dateFormat(tag, { hour: '2-digit', minute: '2-digit', hourCycle: 'h23', timeZone }).format(at);
  return plain(`${day} ${time}`);
}

/** 'Sat 5 Dec' of a civil date, with its time where it is known. */
export function civilWords(language: HostLanguage, date: string, time: string | null): string {
  const at = new Date(`${date}T${time ?? '12:00'}:00Z`);
  const both = whenWords(language, at, 'UTC');
  return time === null ? (both.split(',')[0] ?? both) : both;
}

/** 'NPR 3,200': the code of the currency, because a phone may lack its sign. */
export function cashWordsIn(language: HostLanguage, minor: number, code: string): string {
  const options = { maximumFractionDigits: currencyOf(code).digits };
  const amount = numberFormat(spokenTag(language), options).format(minorToUnits(minor, code));
  return plain(`${code} ${amount}`);
}
