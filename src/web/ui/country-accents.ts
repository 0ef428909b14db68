// The accent of each country: from the palettes of its pictures, dark enough for light text.
const accents: Readonly<Record<string, string>> = {
  NP: '#8f3522',
  IN: '#2357a5',
  KH: '#2f6b5a',
  VN: '#0f6b73',
  LA: '#7a4a12',
  ID: '#0b5a48',
  TH: '#0e4a4f',
  PH: '#0f5fa6',
  MY: '#22645c',
  MM: '#8c2f39',
};

/** The ground colour for light text in a country's colour; ink brown for a country without one. */
export function countryAccent(code: string | undefined): string {
  return accents[code ?? ''] ?? '#5a4a41';
}
