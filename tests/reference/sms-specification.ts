// Judges calls to the SMS service and their answers by Twilio's own description (tests/reference/twilio).
import { readFileSync } from 'node:fs';
import Ajv from 'ajv';
import type { Exchange } from '../support/sandbox/record-calls.ts';
import { unknownFields, type Schema } from './paypal-fields.ts';

interface Operation {
  readonly parameters?: readonly { readonly name: string; readonly in: string }[];
  readonly requestBody?: { readonly content: Readonly<Record<string, { readonly schema: Schema }>> };
  readonly responses: Readonly<Record<string, { readonly content: Readonly<Record<string, { readonly schema: Schema }>> }>>;
}

interface Definition {
  readonly paths: Readonly<Record<string, Readonly<Record<'get' | 'post', Operation>>>>;
}

export const smsSpecification = new URL('./twilio/messages-2010-04-01.json', import.meta.url);
const definition = JSON.parse(readFileSync(smsSpecification, 'utf8')) as Definition;
const path = '/2010-04-01/Accounts/{AccountSid}/Messages.json';
const ajv = new Ajv({ strict: false, logger: false, validateFormats: false, coerceTypes: false });
ajv.addSchema(definition, 'twilio');

/** Everything in which a call or its answer breaks the description, and every field that it does not know. */
export function smsFaults({ method, path: called, requestBody, status, responseBody }: Exchange): string[] {
  const [plain = '', query = ''] = called.split('?');
  if (!/^\/2010-04-01\/Accounts\/AC[0-9a-f]{32}\/Messages\.json$/.test(plain)) return [`${method} ${called}: not an address`];
  const operation = definition.paths[path]?.[method === 'POST' ? 'post' : 'get'];
  if (!operation) return [`${method}: not an operation`];
  return [...requestFaults(operation, method, query, requestBody), ...answerFaults(operation, method, status, responseBody)];
}

function requestFaults(operation: Operation, method: string, query: string, body: unknown): string[] {
  if (method === 'GET') {
    const known = new Set((operation.parameters ?? []).filter((one) => one.in === 'query').map(({ name }) => name));
    return [...new URLSearchParams(query).keys()].filter((name) => !known.has(name)).map((name) => `query: ${name}`);
  }
  const schema = operation.requestBody?.content['application/x-www-form-urlencoded']?.schema;
  if (!schema || typeof body !== 'string') return ['POST: no form'];
  const fields = Object.fromEntries([...new URLSearchParams(body)].map(([name, value]) => [name, typed(schema, name, value)]));
  return [...told('request', schemaAt(operationPointer('post', 'request')), fields), ...unknownFields(definition, schema, fields, 'request')];
}

/** A form has texts alone: what is described as a number or a yes is read as one. */
function typed(schema: Schema, name: string, value: string): unknown {
  const { type } = schema.properties?.[name] ?? {};
  if (type === 'integer' && /^\d+$/.test(value)) return Number(value);
  return type === 'boolean' && /^(true|false)$/.test(value) ? value === 'true' : value;
}

// Refusals have no schema there.
function answerFaults(operation: Operation, method: string, status: number, body: unknown): string[] {
  if (status >= 400) return [];
  const schema = operation.responses[String(status)]?.content['application/json']?.schema;
  if (!schema) return [`${method} ${status}: not a described answer`];
  const pointer = operationPointer(method === 'POST' ? 'post' : 'get', String(status));
  return [...told(`${status}`, schemaAt(pointer), body), ...unknownFields(definition, schema, body, String(status))];
}

function operationPointer(method: 'get' | 'post', part: string): string {
  const escaped = path.replaceAll('/', '~1');
  const inner =
    part === 'request'
      ? 'requestBody/content/application~1x-www-form-urlencoded/schema'
      : `responses/${part}/content/application~1json/schema`;
  return `twilio#/paths/${encodeURIComponent(escaped)}/${method}/${inner}`;
}

const schemaAt = (pointer: string) => ajv.compile({ $ref: pointer });

function told(name: string, validate: ReturnType<typeof schemaAt>, value: unknown): string[] {
  if (validate(value)) return [];
  return (validate.errors ?? []).map(({ instancePath, message }) => `${name}: ${instancePath} ${message ?? ''}`);
}
