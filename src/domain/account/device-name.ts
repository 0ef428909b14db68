// What a browser says of itself, in the two words by which its owner knows it (docs/accounts.md#devices).

/** A browser and the system it runs on; null for what is not known. */
export interface DeviceName {
  readonly browser: string | null;
  readonly system: string | null;
}

// In this order: most browsers also name the ones that they descend from.
const browsers: readonly (readonly [RegExp, string])[] = [
  [/\bEdg(?:e|A|iOS)?\//, 'Edge'],
  [/\bOPR\/|\bOpera\b/, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\bFirefox\/|\bFxiOS\//, 'Firefox'],
  [/Chrome\/|\bCriOS\/|\bChromium\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
];
const systems: readonly (readonly [RegExp, string])[] = [
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bWindows\b/, 'Windows'],
  [/\bMac OS X\b|\bMacintosh\b/, 'Mac'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bLinux\b/, 'Linux'],
];

/** The longest text that is kept of what a browser says of itself. */
export const agentMax = 300;

/** Reads what a browser says of itself. It may say anything: what it is not known by is null, never its own words. */
export function deviceName(agent: string): DeviceName {
  const nameOf = (patterns: typeof browsers) => patterns.find(([pattern]) => pattern.test(agent))?.[1] ?? null;
  return { browser: nameOf(browsers), system: nameOf(systems) };
}
