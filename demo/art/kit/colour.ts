// Colours are mixed in OKLab, so that a hill half way to the haze looks half way to the haze.

type Lab = readonly [number, number, number];

const toLinear = (channel: number): number => {
  const c = channel / 255;
  return c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4;
};

const toByte = (linear: number): number => {
  const c = linear <= 0.0031308 ? linear * 12.92 : 1.055 * linear ** (1 / 2.4) - 0.055;
  return Math.round(Math.max(0, Math.min(1, c)) * 255);
};

function labOf(hex: string): Lab {
  const n = Number.parseInt(hex.slice(1), 16);
  const r = toLinear(n >> 16);
  const g = toLinear((n >> 8) & 255);
  const b = toLinear(n & 255);
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  return [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  ];
}

function hexOf([lightness, a, b]: Lab): string {
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  const red = toByte(4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s);
  const green = toByte(-1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s);
  const blue = toByte(-0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s);
  return `#${((1 << 24) | (red << 16) | (green << 8) | blue).toString(16).slice(1)}`;
}

/** The colour `amount` (0 to 1) of the way from one `#rrggbb` to another. */
export function mix(from: string, to: string, amount: number): string {
  const [l1, a1, b1] = labOf(from);
  const [l2, a2, b2] = labOf(to);
  return hexOf([l1 + (l2 - l1) * amount, a1 + (a2 - a1) * amount, b1 + (b2 - b1) * amount]);
}

/** The same hue, lighter (positive) or darker (negative) by a step of OKLab lightness. */
export function lighten(hex: string, step: number): string {
  const [l, a, b] = labOf(hex);
  return hexOf([Math.max(0, Math.min(1, l + step)), a, b]);
}
