// Finds fields that a schema does not name. PayPal's schemas allow any, so a validator would miss them.

/** The parts of a JSON schema that name fields. */
export interface Schema {
  readonly $ref?: string;
  readonly type?: string;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly items?: Schema;
  readonly additionalProperties?: boolean | Schema;
  readonly allOf?: readonly Schema[];
  readonly anyOf?: readonly Schema[];
  readonly oneOf?: readonly Schema[];
}

/** Every field of `value` that no part of `schema` names, each with its path. `root` holds the targets of `$ref`. */
export function unknownFields(root: object, schema: Schema, value: unknown, path: string): string[] {
  return walk(root, partsOf(root, schema), value, path);
}

function walk(root: object, parts: readonly Schema[], value: unknown, path: string): string[] {
  if (Array.isArray(value)) {
    const items = parts.flatMap((part) => (part.items ? partsOf(root, part.items) : []));
    return value.flatMap((item, index) => walk(root, items, item, `${path}[${index}]`));
  }
  if (typeof value !== 'object' || value === null) return [];
  const named = parts.filter((part) => part.properties !== undefined);
  // A free object without named fields, such as the resource of an event.
  if (named.length === 0 || parts.some((part) => part.additionalProperties)) return [];
  return Object.entries(value).flatMap(([field, item]) => {
    const inner = named.flatMap((part) => part.properties?.[field] ?? []).flatMap((part) => partsOf(root, part));
    const isKnown = named.some((part) => part.properties?.[field] !== undefined);
    return isKnown ? walk(root, inner, item, `${path}.${field}`) : [`${path}.${field}: unknown field`];
  });
}

function partsOf(root: object, schema: Schema): Schema[] {
  if (schema.$ref !== undefined) return partsOf(root, resolve(root, schema.$ref));
  const inner = [...(schema.allOf ?? []), ...(schema.anyOf ?? []), ...(schema.oneOf ?? [])];
  return [schema, ...inner.flatMap((part) => partsOf(root, part))];
}

function resolve(root: object, ref: string): Schema {
  const steps = ref.slice(2).split('/');
  return steps.reduce((at: unknown, step) => (at as Record<string, unknown>)[step], root) as Schema;
}
