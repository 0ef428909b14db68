// What is said next to a field whose value has the wrong form. Apart from the other texts, because no browser needs it.
import { translator } from '#src/texts/translate.ts';
import { texts } from './field-texts.ts';

const t = translator('contract/errors/field-texts', texts);

/** What can be wrong with the form of a field. */
export type FieldFault = keyof typeof texts;

/** The text next to a field. */
export function fieldText(
  fault: FieldFault,
  { choices = '', limit = '' }: { choices?: string; limit?: string | number } = {},
): string {
  return t(fault, { choices, limit });
}

/** The text for a schema, read when a value is refused and not while the schema is made. */
export function fieldError(fault: FieldFault, choices?: string): { error: () => string } {
  return { error: () => fieldText(fault, choices === undefined ? {} : { choices }) };
}
