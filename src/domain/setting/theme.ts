// The colours of pages that follow an operator's own two: their other tones, for light and dark screens. Everything that is read
// can be read (WCAG AA), whichever colours are taken.
import { channelsOf, contrast, readable } from './contrast.ts';

/** The darkest light ground and the lightest dark one, as in src/web/styles/tokens.css: what can be read there can be read anywhere. */
export const sandLight = '#f7f0e6';
const sandDark = '#292320';
const white = '#ffffff';
const night = '#15110f';

/** The colours that come with the program; their tones are chosen by hand and stand in tokens.css. */
export const ownColours = { brand: '#b3391f', accent: '#0e5f5b' } as const;

/** Two colours as #rrggbb, each readable on a light ground. */
export type Colours = Readonly<Record<keyof typeof ownColours, string>>;

/** `share` of the second colour in the first, from 0 to 1. */
function mix(from: string, to: string, share: number): string {
  const other = channelsOf(to);
  const parts = channelsOf(from).map((part, at) => Math.round(part + ((other[at] ?? 0) - part) * share));
  return `#${parts.map((part) => part.toString(16).padStart(2, '0')).join('')}`;
}

/** The first mix of the two, from `share` on, that can be read on the others, or on which they can. */
function firstReadable(from: string, to: string, { against, share }: { against: string[]; share: number }): string {
  for (let part = share; part < 1; part += 0.02) {
    const mixed = mix(from, to, part);
    if (against.every((other) => contrast(mixed, other) >= readable)) return mixed;
  }
  return to;
}

type Tone = 'plain' | 'hover' | 'on' | 'soft';

/** One colour's tones, each as [light, dark]. */
export function tonesOf(colour: string): Readonly<Record<Tone, readonly [string, string]>> {
  const softDark = mix(night, colour, 0.16);
  const dark = firstReadable(colour, white, { against: [sandDark, softDark], share: 0.25 });
  return {
    plain: [colour, dark],
    hover: [mix(colour, '#000000', 0.18), mix(dark, white, 0.25)],
    on: [white, night],
    soft: [firstReadable(colour, white, { against: [colour], share: 0.86 }), softDark],
  };
}

const variables = {
  brand: { plain: '--brand', hover: '--brand-hover', on: '--on-brand', soft: '--brand-soft' },
  accent: { plain: '--jade', on: '--on-jade', soft: '--jade-soft' },
} as const;

/** Declarations for the style of the document; empty for the colours that come with the program. */
export function themeStyle(colours: Colours): string {
  return (Object.keys(variables) as (keyof Colours)[])
    .filter((name) => colours[name] !== ownColours[name])
    .flatMap((name) => {
      const tones = tonesOf(colours[name]);
      return Object.entries(variables[name]).map(
        ([tone, variable]) => `${variable}:light-dark(${tones[tone as Tone].join(',')})`,
      );
    })
    .join(';');
}
