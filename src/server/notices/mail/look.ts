// The colours of mails: each part has them in its attributes, for programs that drop style sheets, and a class, by which a sheet in
// the head turns them for readers whose screen is dark (ADR 064).

import { ownColours, tonesOf } from '#src/domain/setting/theme.ts';

export interface Look {
  page: string;
  card: string;
  cash: string;
  line: string;
  ink: string;
  soft: string;
  brand: string;
  onBrand: string;
}

/** Those of the site, where both have one. */
export const looks: Readonly<Record<'light' | 'dark', Look>> = {
  light: {
    page: '#f7f0e6',
    card: '#ffffff',
    cash: '#fdf1d8',
    line: '#dccfbf',
    ink: '#231a16',
    soft: '#5a4a41',
    brand: '#b3391f',
    onBrand: '#ffffff',
  },
  dark: {
    page: '#15110f',
    card: '#1e1916',
    cash: '#3a2a0d',
    line: '#3e3530',
    ink: '#f8f1e8',
    soft: '#cfc2b6',
    brand: '#ff8a66',
    onBrand: '#2a0e06',
  },
};

/** The same with an operator's own colour, whose tone for the dark is made from it; the colour of the program changes nothing. */
export function looksOf(colour: string | undefined): typeof looks {
  if (colour === undefined || colour === ownColours.brand) return looks;
  const { plain, on } = tonesOf(colour);
  return {
    light: { ...looks.light, brand: plain[0], onBrand: on[0] },
    dark: { ...looks.dark, brand: plain[1], onBrand: on[1] },
  };
}

/** The one sheet of every mail. Nothing but colours stands in it: without it a mail is whole. */
export function darkSheet(dark: Look = looks.dark): string {
  return [
    ':root{color-scheme:light dark;supported-color-schemes:light dark}',
    '@media (prefers-color-scheme:dark){',
    ...(['page', 'card', 'cash'] as const).map((part) => `.${part}{background:${dark[part]}!important}`),
    `.button{background:${dark.brand}!important}`,
    ...(['ink', 'soft', 'brand', 'onBrand'] as const).map((part) => `.${part}{color:${dark[part]}!important}`),
    `.line{border-color:${dark.line}!important}`,
    '}',
  ].join('');
}
