// A response of any call with every field filled, made from the contract, for pages with everything to show.
import { z } from 'zod';
import { contract } from '#src/contract/contract.ts';

type Schema = Exclude<z.core.JSONSchema._JSONSchema, boolean>;

/** The source of a value: its schema, its field's name, and its index in a list. */
interface Place {
  readonly schema: Schema;
  readonly field: string;
  readonly nth: number;
  readonly root: Schema;
}

const rows = 2;

/** Texts by field name; the first matching name is taken. */
const named: readonly (readonly [field: RegExp, text: string])[] = [
  [/email/, 'guest@example.test'],
  [/url$|href|^(to|next|link|pdf|calendar)$/, '/about-us'],
  [/zone/, 'Asia/Makassar'],
  [/currency$|^from_code$|^currency_code$/, 'IDR'],
  [/country/, 'ID'],
  [/language|locale/, 'en'],
  [/month/, '2026-12'],
  [/_at$|until$|since$/, '2026-11-24T08:00:00Z'],
];

/** Texts for the contract's patterns; the first match is taken. */
const forms = [
  'Sample text',
  '018f0000-0000-7000-8000-000000000001',
  '2026-12-05',
  '09:00',
  '2026-12',
  '2026-12-05T09:00',
  '2026-12-05T01:00:00Z',
  'ubud',
  'KHWMTQRA',
  'ID',
  'IDR',
  'en',
  '62',
  '123456',
  'AbCdEfGhIjKlMnOpQrStUvWx',
  '',
];

const two = (count: number) => String(count).padStart(2, '0');

function textOf({ schema, field, nth }: Place): string {
  if (schema.format === 'uuid') return `018f0000-0000-7000-8000-0000000000${two(nth + 1)}`;
  if (schema.format === 'date') return `2026-12-${two(nth + 5)}`;
  if (schema.format === 'date-time') return `2026-11-24T08:00:${two(nth)}Z`;
  const known = named.find(([name]) => name.test(field))?.[1];
  const patterns = [schema, ...((schema.allOf ?? []) as Schema[])].flatMap(({ pattern }) => pattern ?? []);
  const fits = (text: string) => patterns.every((pattern) => new RegExp(pattern, 'u').test(text));
  const plain = `Sample ${field.replaceAll('_', ' ')} ${nth + 1}`.slice(0, schema.maxLength);
  return [known ?? plain, ...forms].find(fits) ?? plain;
}

function objectOf({ schema, ...place }: Place): object {
  const fields = Object.entries(schema.properties ?? {});
  const own = fields.map(([field, inner]) => [field, valueOf({ ...place, schema: inner as Schema, field })]);
  const { propertyNames: names, additionalProperties: others } = schema as { propertyNames?: Schema } & Schema;
  if (own.length > 0 || typeof others !== 'object') return Object.fromEntries(own);
  const keys = names?.enum ?? [textOf({ ...place, schema: names ?? {}, field: 'key' })];
  return Object.fromEntries(
    keys.map((key) => [key, valueOf({ ...place, schema: others as Schema, field: String(key) })]),
  );
}

function arrayOf({ schema, ...place }: Place): unknown[] {
  const { items, prefixItems, minItems = 0 } = schema as { prefixItems?: Schema[] } & Schema;
  if (prefixItems) return prefixItems.map((inner) => valueOf({ ...place, schema: inner }));
  const inner = (items ?? {}) as Schema;
  // A list of names, such as permissions, holds all of them.
  if (inner.enum) return [...inner.enum];
  const count = Math.min(Math.max(rows, minItems), schema.maxItems ?? Infinity);
  return Array.from({ length: count }, (_none, nth) =>
    valueOf({ ...place, schema: inner, nth: place.nth * rows + nth }),
  );
}

function valueOf(place: Place): unknown {
  const { schema, root, nth, field } = place;
  const shared = schema.$ref?.replace('#/$defs/', '');
  if (shared !== undefined) return valueOf({ ...place, schema: root.$defs?.[shared] as Schema });
  if (schema.const !== undefined) return schema.const;
  if (schema.enum) return schema.enum[nth % schema.enum.length];
  const [choice] = ((schema.anyOf ?? schema.oneOf ?? []) as Schema[]).filter(({ type }) => type !== 'null');
  if (choice) return valueOf({ ...place, schema: choice });
  if (schema.type === 'object') return objectOf(place);
  if (schema.type === 'array') return arrayOf(place);
  if (schema.type === 'boolean') return true;
  if (schema.type === 'null') return null;
  if (schema.type === 'integer' || schema.type === 'number') {
    const number = /(^|_)id$/.test(field) ? nth + 1 : 2;
    return Math.min(Math.max(number, schema.minimum ?? 0), schema.maximum ?? Infinity);
  }
  return textOf(place);
}

/** The successful response of a call by its schema, without `status`; undefined for a name that is no call. */
export function sampleAnswer(name: string): object | undefined {
  const call = Object.entries(contract).find(([known]) => known === name)?.[1];
  if (call === undefined) return undefined;
  const root = z.toJSONSchema(call.out, { io: 'output', unrepresentable: 'any' }) as Schema;
  return valueOf({ schema: root, root, field: 'answer', nth: 0 }) as object;
}
