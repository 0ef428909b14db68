// Reads typed parameters out of a decoded form and refuses what the API would refuse.
import { badParameter } from './api-error.ts';
import type { FormGroup, FormValue } from '#sandbox/form.ts';

const MAX_METADATA_KEYS = 50;

/** Refuses every parameter outside `known`. */
export function onlyKnown(form: FormGroup, known: readonly string[]): void {
  for (const name of Object.keys(form)) {
    if (!known.includes(name)) {
      throw badParameter(name, 'parameter_unknown', `Received unknown parameter: ${name}`);
    }
  }
}

/** A text, or null when it is absent or empty. */
export function text(form: FormGroup, name: string): string | null {
  const value = form[name];
  if (value === undefined || value === '') return null;
  if (typeof value !== 'string') throw badParameter(name, 'parameter_invalid_string', `Invalid string: ${name}`);
  return value;
}

export function requiredText(form: FormGroup, name: string): string {
  const value = text(form, name);
  if (value === null) throw badParameter(name, 'parameter_missing', `Missing required param: ${name}.`);
  return value;
}

/** A whole number, or null when absent. */
export function integer(form: FormGroup, name: string): number | null {
  const value = text(form, name);
  if (value === null) return null;
  if (!/^-?\d{1,15}$/.test(value)) {
    throw badParameter(name, 'parameter_invalid_integer', `Invalid integer: ${value}`);
  }
  return Number(value);
}

/** `true` or `false`, or null when absent. */
export function flag(form: FormGroup, name: string): boolean | null {
  const value = text(form, name);
  if (value === null) return null;
  if (value !== 'true' && value !== 'false')
    throw badParameter(name, 'parameter_invalid_boolean', `Invalid boolean: ${value}`);
  return value === 'true';
}

/** A list of texts, or null when absent. */
export function textList(form: FormGroup, name: string): string[] | null {
  const value = form[name];
  if (value === undefined) return null;
  if (!Array.isArray(value) || !value.every((item): item is string => typeof item === 'string')) {
    throw badParameter(name, 'parameter_invalid_array', `Invalid array`);
  }
  return value;
}

/** A group of parameters, or null when absent. */
export function group(form: FormGroup, name: string): FormGroup | null {
  const value: FormValue | undefined = form[name];
  if (value === undefined || value === '') return null;
  if (typeof value === 'string' || Array.isArray(value)) {
    throw badParameter(name, 'parameter_invalid_object', `Invalid object`);
  }
  return value;
}

/** Metadata: at most 50 keys of 40 letters with values of 500 letters. */
export function metadata(form: FormGroup): Record<string, string> {
  // A form cannot tell {0: 'x'} from a list, so a list here is a group whose names are numbers.
  const value = Array.isArray(form['metadata']) ? { ...form['metadata'] } : group(form, 'metadata');
  const entries = Object.entries(value ?? {});
  if (entries.length > MAX_METADATA_KEYS) {
    throw badParameter('metadata', 'parameter_invalid', 'You can have up to 50 metadata keys.');
  }
  return Object.fromEntries(entries.map(([name, item]) => metadataEntry(name, item as FormValue)));
}

function metadataEntry(name: string, item: FormValue): [string, string] {
  const param = `metadata[${name}]`;
  if (typeof item !== 'string' || item.length > 500) {
    throw badParameter(param, 'parameter_invalid_string', 'Metadata values can have up to 500 characters.');
  }
  if (name.length > 40) {
    throw badParameter(param, 'parameter_invalid', 'Metadata keys can have up to 40 characters.');
  }
  return [name, item];
}

/** An absolute http or https address, or null when absent. */
export function webAddress(form: FormGroup, name: string): string | null {
  const value = text(form, name);
  if (value === null) return null;
  const url = URL.canParse(value) ? new URL(value) : null;
  if (url === null || !['http:', 'https:'].includes(url.protocol)) {
    throw badParameter(name, 'url_invalid', 'Not a valid URL');
  }
  return value;
}
