// Tones of an operator's two colours for light and dark screens. All text is readable (WCAG AA) with any colours.

// How readable one colour is on another (WCAG 2.2, contrast ratio).

/** Red, green and blue from 0 to 255, of a colour such as '#231a16'. */
function channelsOf(hex: string): readonly [number, number, number] {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));
  return [red, green, blue];
}

function luminance(hex: string): number {
  const [r = 0, g = 0, b = 0] = channelsOf(hex).map((channel) => {
    const part = channel / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

/** From 1 to 21, of two colours such as '#231a16'. */
export function contrast(a: string, b: string): number {
  const [high = 0, low = 0] = [luminance(a), luminance(b)].toSorted((x, y) => y - x);
  return (high + 0.05) / (low + 0.05);
}

/** The minimum for text (WCAG 2.2, level AA). */
export const readable = 4.5;

/**
 * The darkest light background and the lightest dark one, as in src/web/styles/tokens.css: text readable there is
 * readable everywhere.
 */
export const sandLight = '#f7f0e6';
const sandDark = '#292320';
const white = '#ffffff';
const night = '#15110f';

/** The default colours; their tones are chosen by hand in tokens.css. */
export const ownColours = { brand: '#b3391f', accent: '#0e5f5b' } as const;

/** Two colours as #rrggbb, each readable on a light background. */
export type Colours = Readonly<Record<keyof typeof ownColours, string>>;

/** `share` of the second colour in the first, from 0 to 1. */
function mix(from: string, to: string, share: number): string {
  const other = channelsOf(to);
  const parts = channelsOf(from).map((part, at) => Math.round(part + ((other[at] ?? 0) - part) * share));
  return `#${parts.map((part) => part.toString(16).padStart(2, '0')).join('')}`;
}

/** The first mix of the two, from `share` on, with enough contrast to all of `against`. */
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

/** CSS declarations for the document; empty for the default colours. */
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
