// Texts without visible characters, and characters that reverse the reading direction.
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import type { CallSpec } from '#src/contract/call.ts';
import { contract } from '#src/contract/contract.ts';
import { checkInput } from '#src/server/platform/http/schemas.ts';

const text = z.string().min(1);
const spec = {
  ...contract['booking/checkout'],
  steps: [],
  in: z.strictObject({ name: text, all: z.array(z.strictObject({ text })).optional(), password: text.optional() }),
} as unknown as CallSpec;
const check = (body: object) => checkInput(spec, body, '2020-01-01');

describe('the texts of a call', () => {
  it.each(['\u200B', '\u3164', '\u2060\u00AD', '\u202E'])('are missing where only %j was sent', (unseen) => {
    expect(check({ name: unseen })).toMatchObject({ code: 'bad-input', fields: { name: expect.any(String) } });
    expect(check({ name: 'Ana', all: [{ text: unseen }] })).toMatchObject({
      fields: { 'all.0.text': expect.any(String) },
    });
  });

  it('lose marks that turn their direction, at any depth, and keep what scripts need', () => {
    const body = { name: 'Ana \u202Egnp.exe', all: [{ text: '\u2067क्‍ष\u2069' }] };
    expect(check(body)).toEqual({ value: { name: 'Ana gnp.exe', all: [{ text: 'क्‍ष' }] } });
    expect(body.name).toContain('\u202E');
  });

  it('leave passwords, spaces and keys of objects alone', () => {
    const body = { name: '  ', password: '\u202E\u200B' };
    expect(check(body)).toEqual({ value: body });
    expect(check(JSON.parse('{"name":"Ana","__proto__":{"text":"\u202E"}}') as object)).toMatchObject({
      code: 'bad-input',
    });
  });

  it('may be of any depth', () => {
    let deep: unknown = '\u202E';
    for (let depth = 0; depth < 100_000; depth += 1) deep = [deep];
    expect(check({ name: 'Ana', all: deep as [] })).toMatchObject({ code: 'bad-input' });
  });
});
