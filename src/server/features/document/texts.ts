// The catalogue of printed papers (docs/content.md#texts).
import messages from './en_US.json' with { type: 'json' };

export type TextKey = keyof typeof messages;

/** The text of a key, its `{names}` filled in. A key missing from the catalogue does not compile. */
export function t(key: TextKey, values: Readonly<Record<string, string | number>> = {}): string {
  return messages[key].replace(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole));
}
