// A tiny message formatter: `{name}` is replaced, `.one` / `.other` follow the count.

/** Values for the placeholders of a message. */
export type MessageParams = Readonly<Record<string, string | number>>;

type Disguise = (message: string) => string;
let disguise: Disguise | null = null;

/**
 * Switches every message to a disguised form, so that a test can tell catalogue text from hard-coded text.
 * `null` switches back. Used by tests only (pseudo-locale).
 */
export function setPseudoLocale(next: Disguise | null): void {
  disguise = next;
}

function fill(message: string, params: MessageParams | undefined): string {
  if (params === undefined) return message;
  return message.replace(/\{(\w+)\}/g, (whole, name: string) => String(params[name] ?? whole));
}

/**
 * Builds the `t` of one catalogue. A feature may keep a catalogue of its own, so that its texts load with its code:
 * `export const t = translator(messages)`. A key missing from the catalogue does not compile.
 */
export function translator<M extends Readonly<Record<string, string>>>(messages: M) {
  return (key: keyof M & string, params?: MessageParams): string => {
    const message = messages[key] ?? key;
    return fill(disguise === null ? message : disguise(message), params);
  };
}

/**
 * Builds the plural form of `t`: picks `<key>.one` for 1 and `<key>.other` for everything else and fills `{count}`.
 */
export function pluralTranslator<M extends Readonly<Record<string, string>>>(messages: M) {
  const t = translator(messages);
  return (key: PluralKey<keyof M & string>, count: number, params?: MessageParams): string =>
    t(`${key}.${count === 1 ? 'one' : 'other'}` as keyof M & string, {
      count: count.toLocaleString('en-US'),
      ...params,
    });
}

type PluralKey<K extends string> = K extends `${infer Stem}.other` ? Stem : never;
