// The possible types of a column, and those in the contract's responses.
import { z } from 'zod';
import { contract } from '#src/contract/contract.ts';

/** A type as a column can have it. `opaque` is any other type: only JSON can be that. */
export type RowType =
  | { kind: 'object'; members: Map<string, RowType> }
  | { kind: 'union'; of: RowType[] }
  | { kind: 'literal'; value: string }
  | { kind: 'plain'; name: string }
  | { kind: 'array'; of: RowType }
  | { kind: 'opaque' };

export const opaque: RowType = { kind: 'opaque' };

/** The members of a union, or the type itself. */
export function flat(type: RowType): RowType[] {
  return type.kind === 'union' ? type.of.flatMap(flat) : [type];
}

export const isMissing = (type: RowType) =>
  type.kind === 'plain' && (type.name === 'null' || type.name === 'undefined');

type Schema = z.core.JSONSchema._JSONSchema;

export function answered(name: string): RowType {
  const call = Object.entries(contract).find(([key]) => key === name)?.[1];
  return call === undefined ? opaque : ofSchema(z.toJSONSchema(call.out, { unrepresentable: 'any', io: 'output' }));
}

function ofSchema(schema: Schema, root: Schema = schema): RowType {
  if (typeof schema === 'boolean') return opaque;
  const name = schema.$ref?.replace('#/$defs/', '');
  if (name !== undefined) return ofSchema((typeof root === 'object' && root.$defs?.[name]) || true, root);
  const choices = schema.anyOf ?? schema.oneOf;
  if (choices) return { kind: 'union', of: choices.map((choice) => ofSchema(choice, root)) };
  const { type } = schema;
  if (Array.isArray(type)) return { kind: 'union', of: type.map((one) => ofSchema({ ...schema, type: one }, root)) };
  const values = schema.enum ?? (schema.const === undefined ? [] : [schema.const]);
  if (values.length > 0 && values.every((value) => typeof value === 'string'))
    return { kind: 'union', of: values.map((value) => ({ kind: 'literal', value })) };
  if (schema.type === 'array' && schema.items && !Array.isArray(schema.items))
    return { kind: 'array', of: ofSchema(schema.items, root) };
  if (schema.type === 'object' && schema.properties) {
    const members = Object.entries(schema.properties).map(([key, value]): [string, RowType] => {
      const type = ofSchema(value, root);
      if (schema.required?.includes(key) === true) return [key, type];
      return [key, { kind: 'union', of: [type, { kind: 'plain', name: 'undefined' }] }];
    });
    return { kind: 'object', members: new Map(members) };
  }
  if (schema.type === 'integer') return { kind: 'plain', name: 'number' };
  return schema.type === undefined || schema.type === 'object' ? opaque : { kind: 'plain', name: String(schema.type) };
}
