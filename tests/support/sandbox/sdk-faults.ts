// Compares a value with a type of the SDK: a missing, unknown or wrongly typed field is a fault.
import { findDeclaration, type Declaration } from './sdk-types.ts';

interface DeclarationScope {
  readonly file: string;
  readonly scope: readonly string[];
}

/** Every fault of `value` against the interface `name` in the SDK's `file`; empty for none. */
export function sdkFaults(value: unknown, file: string, name: string): string[] {
  const declaration = findDeclaration(file, [], name);
  if (!declaration) return [`no declaration of ${name} in ${file}`];
  return declared(value, declaration, name, name);
}

function declared(value: unknown, declaration: Declaration, name: string, path: string): string[] {
  if (declaration.alias !== null) return check(value, declaration.alias, declaration, path);
  const properties = declaration.properties ?? new Map();
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return [`${path}: not an object`];
  if (properties.size === 0) return [];
  const fields = value as Record<string, unknown>;
  const unknown = Object.keys(fields).filter((field) => !properties.has(field));
  const faults = unknown.map((field) => `${path}.${field}: unknown field of ${name}`);
  for (const [field, property] of properties) {
    const item = fields[field];
    if (item === undefined) {
      if (!property.optional) faults.push(`${path}.${field}: missing`);
    } else faults.push(...check(item, property.type, declaration, `${path}.${field}`));
  }
  return faults;
}

function check(value: unknown, type: string, place: DeclarationScope, path: string): string[] {
  const members = type.split(' | ').map((member) => member.trim());
  const results = members.map((member) => checkOne(value, member, place, path));
  if (results.some((faults) => faults.length === 0)) return [];
  // The deepest fault is the most precise: for an object, that of the union's interface.
  return results.sort((a, b) => b.join().length - a.join().length)[0] ?? [`${path}: no type`];
}

function checkOne(value: unknown, type: string, place: DeclarationScope, path: string): string[] {
  const mismatch = [`${path}: ${JSON.stringify(value)?.slice(0, 60)} is not ${type}`];
  if (type === 'null') return value === null ? [] : mismatch;
  if (['string', 'number', 'boolean'].includes(type)) return typeof value === type ? [] : mismatch;
  if (type === 'unknown' || type === 'any') return [];
  if (type === 'OtherString') return typeof value === 'string' ? [] : mismatch;
  if (/^'.*'$/.test(type)) return value === type.slice(1, -1) ? [] : mismatch;
  const list = /^(Array|ApiList)<(.*)>$/.exec(type);
  if (list) {
    const items = list[1] === 'Array' ? value : (value as { data?: unknown } | null)?.data;
    if (!Array.isArray(items)) return mismatch;
    return items.flatMap((item, index) => check(item, list[2] ?? '', place, `${path}[${index}]`));
  }
  if (type === 'Metadata') return isTextMap(value) ? [] : mismatch;
  const declaration = findDeclaration(place.file, place.scope, type);
  return declaration ? declared(value, declaration, type, path) : [`${path}: cannot resolve ${type}`];
}

function isTextMap(value: unknown): boolean {
  return typeof value === 'object' && value !== null && Object.values(value).every((item) => typeof item === 'string');
}
