import { describe, expect, it } from 'vitest';
import { OpenAPIBackend, type Document } from 'openapi-backend';
import { contract } from './contract.ts';
import { errors } from './errors.ts';
import { openApiDocument } from './openapi.ts';
import { examples } from './openapi-examples.ts';

const document = openApiDocument({ origin: 'http://site.example', title: 'Banyan' });

/** Every value of a key, at any depth. */
function* valuesOf(key: string, value: unknown): Generator<unknown> {
  if (typeof value !== 'object' || value === null) return;
  for (const [name, inner] of Object.entries(value)) {
    if (name === key) yield inner;
    yield* valuesOf(key, inner);
  }
}

function resolve(pointer: string): unknown {
  return pointer
    .replace(/^#\//, '')
    .split('/')
    .reduce<unknown>((value, part) => (value as Record<string, unknown> | undefined)?.[part], document);
}

describe('the OpenAPI document', () => {
  it('has every call, as POST, with an id of its own', () => {
    expect(Object.keys(document.paths).sort()).toEqual(
      Object.keys(contract)
        .map((name) => `/api/${name}`)
        .sort(),
    );
    const ids = Object.values(document.paths).map(({ post }) => post['operationId']);
    expect(new Set(ids).size).toBe(ids.length);
  });

  it('means to a validator of another house what the contract means', async () => {
    const backend = new OpenAPIBackend({
      definition: structuredClone(document) as unknown as Document,
      ajvOpts: { strict: false, validateFormats: false },
      // Its check of the document itself knows only OpenAPI 3.0.
      quick: true,
    });
    await backend.init();
    for (const [name, example] of Object.entries(examples)) {
      const request = { method: 'POST', path: `/api/${name}`, headers: { 'content-type': 'application/json' } };
      const operation = name.replace('/', '_').replaceAll('-', '_');
      const said = (body: object) => backend.validateRequest({ ...request, body }, operation);
      expect(said(example.in).errors ?? [], name).toEqual([]);
      expect(said({ ...example.in, surely_unknown: 1 }).valid, name).toBe(false);
      const answered = (body: object) => backend.validateResponse(body, operation, 200);
      expect(answered({ status: 'success', ...example.out }).errors ?? [], name).toEqual([]);
      expect(answered(example.out).valid, name).toBe(false);
    }
  });

  it('has patterns that mean the same without the flag for Unicode, and items for every array', () => {
    const samples = ['', 'WELCOME5', 'two\nlines', 'tab\there', 'nul\0', 'del\u007F', 'next\u0085line', 'naïve ไทย 😀'];
    for (const pattern of new Set(valuesOf('pattern', document))) {
      const read = (flags: string) => samples.map((text) => new RegExp(String(pattern), flags).test(text));
      expect(String(pattern)).not.toMatch(/\\p\{/i);
      expect(read(''), String(pattern)).toEqual(read('u'));
    }
    for (const [name, accepts] of [
      ['message', [true, true, true, true, false, false, false, true]],
      ['coupon_code', [true, true, false, false, false, false, false, true]],
    ] as const) {
      const field = [...valuesOf(name, document.paths['/api/booking/checkout'])][0] as { pattern: string };
      expect(
        samples.map((text) => new RegExp(field.pattern).test(text)),
        name,
      ).toEqual(accepts);
    }
    const arrays: Record<string, unknown>[] = [];
    const collect = (value: unknown): void => {
      if (typeof value !== 'object' || value === null) return;
      if ('type' in value && value.type === 'array') arrays.push({ ...value });
      for (const inner of Object.values(value)) collect(inner);
    };
    collect(document);
    expect(arrays.length).toBeGreaterThan(50);
    expect(arrays.filter(({ items }) => typeof items !== 'object')).toEqual([]);
  });

  it('resolves every reference', () => {
    const references = [...valuesOf('$ref', document)];
    expect(references.length).toBeGreaterThan(200);
    for (const reference of references) expect(resolve(String(reference)), String(reference)).toBeDefined();
  });

  it('names only security schemes that exist', () => {
    const known = Object.keys(document.components.securitySchemes);
    for (const { post } of Object.values(document.paths)) {
      for (const scheme of (post['security'] as object[]).flatMap((entry) => Object.keys(entry))) {
        expect(known).toContain(scheme);
      }
    }
  });

  it('asks for the CSRF header wherever a cookie could change something, and never of a Bearer', () => {
    expect(document.paths['/api/booking/checkout']?.post['security']).toEqual([
      { csrf: [] },
      { session: [], csrf: [] },
      { bearer: [] },
    ]);
    expect(document.paths['/api/course/detail']?.post['security']).toEqual([{}, { session: [] }, { bearer: [] }]);
    expect(document.paths['/api/wishlist/save']?.post['security']).toEqual([{ session: [], csrf: [] }, { bearer: [] }]);
  });

  it('gives every answer its status', () => {
    for (const { post } of Object.values(document.paths)) {
      const [schema] = valuesOf('schema', (post['responses'] as Record<string, unknown>)['200']);
      const { properties, required } = schema as { properties: Record<string, unknown>; required: string[] };
      expect(properties['status']).toEqual({ const: 'success' });
      expect(required).toContain('status');
    }
  });

  it('lists every code of the catalogue, and every HTTP status as a response', () => {
    const schema = document.components.schemas['WireError'] as { properties: { code: { enum: string[] } } };
    expect(schema.properties.code.enum).toEqual(Object.keys(errors));
    for (const http of Object.values(errors)) {
      if (http >= 400) expect(document.components.responses[`Error${http}`], String(http)).toBeDefined();
    }
  });

  it('describes the upload as multipart with its file', () => {
    const [content] = valuesOf('content', document.paths['/api/image/upload']);
    expect(Object.keys(content as object)).toEqual(['multipart/form-data']);
  });

  it('is plain JSON, made and written in under a second', () => {
    const started = performance.now();
    const made = openApiDocument({ origin: 'http://site.example', title: 'Banyan' });
    const json = JSON.stringify(made);
    expect(performance.now() - started).toBeLessThan(1000);
    expect(JSON.parse(json)).toEqual(made);
    expect(json).not.toContain('#/$defs/');
  });
});
