// What is said beside a field whose value has the wrong form. `{…}` is filled in by whoever checks the input.

/** The texts of the fields of a `bad-input`, by what is wrong. */
export const fieldTexts = {
  missing: 'This field is missing',
  unknown: 'This field is not known',
  text: 'This must be text',
  number: 'This must be a number',
  whole: 'This must be a whole number',
  truth: 'This must be true or false',
  list: 'This must be a list',
  object: 'This must be an object with fields',
  choice: 'This must be one of: {choices}',
  date: 'A date is written YYYY-MM-DD',
  id: 'This is not a valid id',
  form: 'This has the wrong format',
  textShort: 'At least {limit} characters, please',
  textLong: 'At most {limit} characters, please',
  listShort: 'At least {limit} entries, please',
  listLong: 'At most {limit} entries, please',
  numberSmall: 'This must be at least {limit}',
  numberAbove: 'This must be more than {limit}',
  numberLarge: 'This must be at most {limit}',
  broken: 'Text must not contain NUL or broken characters',
} as const;

/** Fills the places of a text. */
export function fieldText(
  name: keyof typeof fieldTexts,
  values: Readonly<Record<string, string | number>> = {},
): string {
  return fieldTexts[name].replace(/\{(\w+)\}/g, (_place, key: string) => String(values[key] ?? ''));
}
