// The languages of hosts (docs/reference/texts.md#languages-of-hosts).

/** By code, each with its own name for itself. */
export const hostLanguages = {
  en: 'English',
  ne: 'नेपाली',
  hi: 'हिन्दी',
  km: 'ខ្មែរ',
  vi: 'Tiếng Việt',
  lo: 'ລາວ',
  id: 'Bahasa Indonesia',
  th: 'ไทย',
  fil: 'Filipino',
  ms: 'Bahasa Melayu',
  my: 'မြန်မာ',
} as const;
export type HostLanguage = keyof typeof hostLanguages;
export const hostLanguageCodes = Object.keys(hostLanguages) as [HostLanguage, ...HostLanguage[]];

/** A stored language; English for an unknown one. */
export function hostLanguageOf(stored: string): HostLanguage {
  return Object.hasOwn(hostLanguages, stored) ? (stored as HostLanguage) : 'en';
}

/** The language of messages to a guest of a locale such as `vi_VN`; English where phones have no texts of it. */
export function guestLanguageOf(locale: string): HostLanguage {
  return hostLanguageOf(locale.split('_')[0] ?? '');
}
