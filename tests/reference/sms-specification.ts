// Judges calls to the SMS service and their responses by Twilio's own description (../shared/reference/twilio).
import { OpenAPIBackend, type Document } from 'openapi-backend';
import type { Exchange } from '#tests/support/sandbox/record-calls.ts';
import { unknownFields, type Schema } from './paypal-fields.ts';
import { readSpecification } from './specifications.ts';

interface Content {
  content: Record<string, { readonly schema: Schema }>;
}

interface Operation {
  readonly operationId: string;
  readonly parameters?: readonly { readonly name: string; readonly in: string }[];
  readonly requestBody?: Content;
  readonly responses: Readonly<Record<string, Content>>;
}

interface Definition {
  readonly paths: Readonly<Record<string, Readonly<Record<'get' | 'post', Operation>>>>;
}

const path = '/2010-04-01/Accounts/{AccountSid}/Messages.json';
const form = 'application/x-www-form-urlencoded';
const json = 'application/json';

let loading: Promise<{ definition: Definition; api: OpenAPIBackend }> | null = null;

/** The validator only checks JSON: form schemas are declared for JSON as well. */
function load(): NonNullable<typeof loading> {
  loading ??= (async () => {
    const definition = JSON.parse(readSpecification('twilio/messages-2010-04-01.json')) as Definition;
    const body = definition.paths[path]?.post.requestBody;
    const schema = body?.content[form];
    if (body && schema) body.content[json] = schema;
    const ajvOpts = { logger: false as const, strict: false, validateFormats: false };
    const api = new OpenAPIBackend({
      definition: definition as unknown as Document,
      quick: true,
      strict: false,
      ajvOpts,
    });
    await api.init();
    return { definition, api };
  })();
  return loading;
}

/** The faults of a call and its response, including unknown fields. */
export async function smsFaults(exchange: Exchange): Promise<string[]> {
  const { definition, api } = await load();
  const [plain = '', query = ''] = exchange.path.split('?');
  const operation = definition.paths[path]?.[exchange.method === 'POST' ? 'post' : 'get'];
  if (!operation || !/^\/2010-04-01\/Accounts\/AC[0-9a-f]{32}\/Messages\.json$/.test(plain))
    return [`${exchange.method} ${plain}: not an address`];
  const known = new Set((operation.parameters ?? []).map(({ name }) => name));
  const asked = [...new URLSearchParams(query).keys()]
    .filter((name) => !known.has(name))
    .map((name) => `query: ${name}`);
  return [
    ...asked,
    ...(exchange.method === 'POST' ? requestFaults(definition, api, operation, exchange) : []),
    ...answerFaults(definition, api, operation, exchange),
  ];
}

function requestFaults(definition: Definition, api: OpenAPIBackend, operation: Operation, call: Exchange): string[] {
  const schema = operation.requestBody?.content[form]?.schema;
  if (!schema || typeof call.requestBody !== 'string') return ['POST: no form'];
  const fields = Object.fromEntries(
    [...new URLSearchParams(call.requestBody)].map(([name, value]) => [name, typed(schema, name, value)]),
  );
  const request = { method: 'POST', path: call.path, headers: { 'content-type': json }, body: fields };
  const { errors } = api.validateRequest(request, operation.operationId);
  return [...told('request', errors), ...unknownFields(definition, schema, fields, 'request')];
}

/** A form only has texts: described numbers and booleans are parsed. */
function typed(schema: Schema, name: string, value: string): unknown {
  const { type } = schema.properties?.[name] ?? {};
  if (type === 'integer' && /^\d+$/.test(value)) return Number(value);
  return type === 'boolean' && /^(true|false)$/.test(value) ? value === 'true' : value;
}

// Errors have no schema there.
function answerFaults(definition: Definition, api: OpenAPIBackend, operation: Operation, call: Exchange): string[] {
  if (call.status >= 400) return [];
  const schema = operation.responses[String(call.status)]?.content[json]?.schema;
  if (!schema) return [`${call.method} ${call.status}: not a described answer`];
  const { errors } = api.validateResponse(call.responseBody, operation.operationId, call.status);
  return [
    ...told(String(call.status), errors),
    ...unknownFields(definition, schema, call.responseBody, String(call.status)),
  ];
}

function told(
  name: string,
  errors: readonly { instancePath: string; message?: string }[] | null | undefined,
): string[] {
  return (errors ?? []).map(({ instancePath, message }) => `${name}: ${instancePath} ${message ?? ''}`);
}
