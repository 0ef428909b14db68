// A valid input from a call's schema, to be broken in one place.
import { z } from 'zod';

interface Schema {
  type?: string;
  enum?: unknown[];
  const?: unknown;
  anyOf?: Schema[];
  oneOf?: Schema[];
  allOf?: Schema[];
  properties?: Record<string, Schema>;
  required?: string[];
  additionalProperties?: Schema | boolean;
  items?: Schema;
  minItems?: number;
  pattern?: string;
  minLength?: number;
  maxLength?: number;
  minimum?: number;
  maximum?: number;
}

/** Texts for the contract's patterns; the first match is taken. */
const texts = [
  'A text that is long enough to be sent',
  'guest@example.test',
  'hanoi',
  '2027-01-15',
  '09:00',
  '2027-01',
  '3f2504e0-4f89-41d3-9a0c-0305e82c3301',
  'ABCDEFGH',
  'AbCdEfGhIjKlMnOpQrStUvWx',
  'DE',
  '84',
  '123456',
  '2027-01-15T09:00',
  '2027-01-15T09:00:00Z',
  'x',
  '',
];

/** A valid value with all optional fields, because each is a place to attack. */
function valueOf(schema: Schema): unknown {
  if (schema.const !== undefined) return schema.const;
  if (schema.enum) return schema.enum[0];
  const [choice] = schema.anyOf ?? schema.oneOf ?? [];
  if (choice) return valueOf(choice);
  if (schema.allOf && schema.type !== 'string') return valueOf(Object.assign({}, ...schema.allOf) as Schema);
  if (schema.type === 'object') {
    const entries = Object.entries(schema.properties ?? {}).map(([name, inner]) => [name, valueOf(inner)]);
    return Object.fromEntries(entries);
  }
  if (schema.type === 'array') return schema.items ? [valueOf(schema.items)] : [];
  if (schema.type === 'boolean') return true;
  if (schema.type === 'integer' || schema.type === 'number') return Math.max(1, schema.minimum ?? 1);
  const fits = (text: string) =>
    text.length >= (schema.minLength ?? 0) &&
    text.length <= (schema.maxLength ?? Infinity) &&
    [schema, ...(schema.allOf ?? [])].every(
      ({ pattern }) => pattern === undefined || new RegExp(pattern, 'u').test(text),
    );
  return texts.find(fits) ?? 'x'.repeat(schema.minLength ?? 1);
}

/** Valid inputs, the fullest first; some calls take one of two names for a thing, never both. */
export function validInputs(schema: z.core.$ZodType): Record<string, unknown>[] {
  const full = valueOf(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as Schema) as Record<
    string,
    unknown
  >;
  const without = Object.keys(full).map((name) => {
    const { [name]: _left, ...rest } = full;
    return rest;
  });
  return [full, ...without].filter((input) => z.safeParse(schema, input).success);
}
