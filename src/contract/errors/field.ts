// Texts next to a field with a malformed value. Apart from the others, because no browser needs them.
import { translator } from '#src/texts/translate.ts';
import { texts } from './field-texts.ts';

const t = translator('contract/errors/field-texts', texts);

export type FieldFault = keyof typeof texts;

export function fieldText(
  fault: FieldFault,
  { choices = '', limit = '' }: { choices?: string; limit?: string | number } = {},
): string {
  return t(fault, { choices, limit });
}

/** A schema's text, resolved when a value is refused, not when the schema is made. */
export function fieldError(fault: FieldFault, choices?: string): { error: () => string } {
  return { error: () => fieldText(fault, choices === undefined ? {} : { choices }) };
}
