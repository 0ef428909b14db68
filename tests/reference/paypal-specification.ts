// Judges calls to PayPal's API and their responses by PayPal's own specifications (../shared/reference/paypal).
import { OpenAPIBackend, type Document } from 'openapi-backend';
import { MUST_HAVE } from './paypal-must-have.ts';
import { unknownFields, type Schema } from './paypal-fields.ts';
import { readSpecification } from './specifications.ts';
import type { Exchange } from '#tests/support/sandbox/record-calls.ts';

const FILES = ['checkout_orders_v2.json', 'payments_payment_v2.json', 'notifications_webhooks_v1.json'];

interface Definition {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
}

interface Operation {
  readonly operationId: string;
  readonly requestBody?: Content;
  readonly responses: Readonly<Record<string, Content>>;
}

interface Content {
  readonly $ref?: string;
  readonly content?: Readonly<Record<string, { readonly schema: Schema }>>;
}

interface Loaded {
  readonly definition: Definition;
  readonly api: OpenAPIBackend;
}

let loading: Promise<Loaded[]> | null = null;

/**
 * The faults of a call and its response; empty for none.
 * Stricter than the specification: unknown fields are faults, and missing ones of MUST_HAVE.
 */
export async function payPalFaults(exchange: Exchange): Promise<string[]> {
  for (const { definition, api } of await load()) {
    const found = findOperation(definition, exchange);
    if (found)
      return [...requestFaults(api, definition, found, exchange), ...answerFaults(api, definition, found, exchange)];
  }
  return [`${exchange.method} ${exchange.path}: not in any specification`];
}

function load(): Promise<Loaded[]> {
  loading ??= Promise.all(
    FILES.map(async (file) => {
      const definition = JSON.parse(readSpecification(`paypal/${file}`)) as Definition;
      // PayPal's formats are names of its types, and its patterns are not for Unicode mode.
      const ajvOpts = { logger: false as const, strict: false, unicodeRegExp: false };
      const api = new OpenAPIBackend({
        definition: definition as unknown as Document,
        quick: true,
        strict: false,
        ajvOpts,
      });
      await api.init();
      return { definition, api };
    }),
  );
  return loading;
}

function findOperation(definition: Definition, { method, path }: Exchange): Operation | undefined {
  const [plain = ''] = path.split('?');
  const template = Object.keys(definition.paths).find((one) =>
    new RegExp(`^${one.replaceAll(/\{[^}]+\}/g, '[^/]+')}$`).test(plain),
  );
  return definition.paths[template ?? '']?.[method.toLowerCase()];
}

function requestFaults(api: OpenAPIBackend, definition: Definition, operation: Operation, call: Exchange): string[] {
  const name = `${operation.operationId} request`;
  const request = { method: call.method, path: call.path, headers: { ...call.headers }, body: call.requestBody };
  const { errors } = api.validateRequest(request, operation.operationId);
  const schema = schemaOf(definition, operation.requestBody);
  const unknown = schema === null ? [] : unknownFields(definition, schema, call.requestBody, name);
  return [...told(name, errors), ...unknown];
}

function answerFaults(api: OpenAPIBackend, definition: Definition, operation: Operation, call: Exchange): string[] {
  const name = `${operation.operationId} ${call.status}`;
  const content = operation.responses[String(call.status)] ?? operation.responses['default'];
  const schema = schemaOf(definition, content);
  // PayPal documents no response for "too often" and no body for some server errors.
  if (call.status === 429 || (schema === null && call.status === 500)) return [];
  if (schema === null) return [`${name}: not a documented answer`];
  const { errors } = api.validateResponse(call.responseBody, operation.operationId, call.status);
  return [
    ...told(name, errors),
    ...unknownFields(definition, schema, call.responseBody, name),
    ...missingFields(operation.operationId, call, name),
  ];
}

function missingFields(operationId: string, call: Exchange, name: string): string[] {
  const isWhole = call.method === 'GET' || /return=representation/.test(call.headers['prefer'] ?? '');
  const wanted = call.status >= 400 ? MUST_HAVE['error'] : MUST_HAVE[isWhole ? `${operationId} whole` : operationId];
  return (wanted ?? [])
    .filter((path) => valueAt(call.responseBody, path) === undefined)
    .map((path) => `${name}: no ${path}`);
}

function valueAt(value: unknown, path: string): unknown {
  return path.split('.').reduce((at: unknown, step) => (at as Record<string, unknown> | undefined)?.[step], value);
}

function schemaOf(definition: Definition, content: Content | undefined): Schema | null {
  const whole = content?.$ref === undefined ? content : (resolveIn(definition, content.$ref) as Content);
  return whole?.content?.['application/json']?.schema ?? null;
}

function resolveIn(definition: Definition, ref: string): unknown {
  return ref
    .slice(2)
    .split('/')
    .reduce((at: unknown, step) => (at as Record<string, unknown>)[step], definition);
}

function told(
  name: string,
  errors: readonly { instancePath: string; message?: string; params: object }[] | null | undefined,
) {
  return (errors ?? []).map(
    ({ instancePath, message, params }) => `${name}: ${instancePath} ${message ?? ''} ${JSON.stringify(params)}`,
  );
}
