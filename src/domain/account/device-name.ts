// Names a device by its user agent (docs/domain/accounts.md#devices).

export interface DeviceName {
  readonly browser: string | null;
  readonly system: string | null;
}

// The order matters: most browsers also name the ones they descend from.
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

/** In characters. */
export const agentMax = 300;

/** Parses a user agent. Unknown parts are null, never the agent's own text. */
export function deviceName(agent: string): DeviceName {
  const nameOf = (patterns: typeof browsers) => patterns.find(([pattern]) => pattern.test(agent))?.[1] ?? null;
  return { browser: nameOf(browsers), system: nameOf(systems) };
}
