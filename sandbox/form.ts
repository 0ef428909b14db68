// Form bodies with nested names: `metadata[k]=v`, `allowed_payment_method_types[0]=card`, `expand[]=x`.

/** A decoded form: texts, lists and groups of them. */
export type FormValue = string | FormValue[] | FormGroup;
export interface FormGroup {
  [name: string]: FormValue;
}

const MAX_DEPTH = 6;
const FORBIDDEN = new Set(['__proto__', 'constructor', 'prototype']);

/**
 * Decodes a form body or a query string.
 * Groups whose names are 0, 1, 2… become lists. Names that could reach a prototype are dropped.
 */
export function decodeForm(text: string): FormGroup {
  const root = emptyGroup();
  for (const [name, value] of new URLSearchParams(text)) {
    const path = pathOf(name);
    if (path !== null) place(root, path, value);
  }
  return listsIn(root) as FormGroup;
}

function emptyGroup(): FormGroup {
  return Object.create(null) as FormGroup;
}

function pathOf(name: string): string[] | null {
  const match = /^([^[\]]+)((?:\[[^[\]]*\])*)$/.exec(name);
  if (!match) return null;
  const inner = [...(match[2] ?? '').matchAll(/\[([^[\]]*)\]/g)].map((part) => part[1] ?? '');
  const path = [match[1] ?? '', ...inner];
  return path.length > MAX_DEPTH || path.some((part) => FORBIDDEN.has(part)) ? null : path;
}

function place(root: FormGroup, path: readonly string[], value: string): void {
  let group = root;
  path.forEach((part, depth) => {
    const name = part === '' ? String(Object.keys(group).length) : part;
    if (depth === path.length - 1) {
      group[name] = value;
      return;
    }
    const next = group[name];
    const inner = typeof next === 'object' && !Array.isArray(next) ? next : emptyGroup();
    group[name] = inner;
    group = inner;
  });
}

function listsIn(value: FormValue): FormValue {
  if (typeof value === 'string' || Array.isArray(value)) return value;
  const names = Object.keys(value);
  for (const name of names) value[name] = listsIn(value[name] as FormValue);
  const isList = names.length > 0 && names.every((name, index) => name === String(index));
  return isList ? names.map((name) => value[name] as FormValue) : value;
}
