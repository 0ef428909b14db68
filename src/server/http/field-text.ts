// From what the schema library found wrong to the text of the catalogue. Texts that a schema brings itself come first.
import type { z } from 'zod';
import { fieldText, type fieldTexts } from '#src/contract/errors/field.ts';

type Issue = Parameters<z.core.$ZodErrorMap>[0];

const types: Readonly<Record<string, keyof typeof fieldTexts>> = {
  string: 'text',
  number: 'number',
  int: 'whole',
  boolean: 'truth',
  array: 'list',
};

const formats: Readonly<Record<string, keyof typeof fieldTexts>> = { date: 'date', uuid: 'id' };

/** What a person reads beside a field, in plain English. */
export function textOf(issue: Issue): string {
  if (issue.input === undefined || issue.input === null) return fieldText('missing');
  switch (issue.code) {
    case 'invalid_type':
      return fieldText(types[issue.expected] ?? 'object');
    case 'invalid_value':
      return fieldText('choice', { choices: issue.values.map(String).join(', ') });
    case 'invalid_format':
      return fieldText(formats[issue.format] ?? 'form');
    case 'too_small':
      return fieldText(smallText(issue.origin, issue.inclusive), { limit: String(issue.minimum) });
    case 'too_big':
      return fieldText(largeText(issue.origin), { limit: String(issue.maximum) });
    case 'unrecognized_keys':
      return fieldText('unknown');
    default:
      return fieldText('form');
  }
}

function smallText(origin: string, isInclusive: boolean | undefined): keyof typeof fieldTexts {
  if (origin === 'string') return 'textShort';
  if (origin === 'array') return 'listShort';
  return isInclusive === false ? 'numberAbove' : 'numberSmall';
}

function largeText(origin: string): keyof typeof fieldTexts {
  if (origin === 'string') return 'textLong';
  return origin === 'array' ? 'listLong' : 'numberLarge';
}
