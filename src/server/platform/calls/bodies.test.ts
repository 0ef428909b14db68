import Fastify from 'fastify';
import { describe, expect, it } from 'vitest';
import type { CallSpec } from '#src/contract/call.ts';
import { contract } from '#src/contract/contract.ts';
import { isRefusal } from '#src/contract/refusal.ts';
import { readMultipart, takeMultipart } from './bodies.ts';

/** Sends a form with these files, by field, to a call's parser. */
async function send(spec: CallSpec, files: readonly (readonly [string, string])[]) {
  const app = Fastify();
  await takeMultipart(app);
  app.post('/', async (request) => {
    const read = await readMultipart(request, spec.files);
    return isRefusal(read) ? read : { files: read.files.map((bytes) => bytes.toString()), fields: read.fields };
  });
  const form = new FormData();
  form.set('purpose', 'review');
  for (const [part, text] of files) form.append(part, new Blob([text]), 'picture.jpg');
  const body = new Request('http://localhost/', { method: 'POST', body: form });
  const answer = await app.inject({
    method: 'POST',
    url: '/',
    headers: { 'content-type': body.headers.get('content-type') ?? '' },
    payload: Buffer.from(await body.arrayBuffer()),
  });
  await app.close();
  return answer.json() as unknown;
}

describe('files of a form', () => {
  it('of an upload: options it does not know are ignored, files among them', async () => {
    const spec = contract['image/upload'];
    expect(
      await send(spec, [
        ['image', 'other'],
        ['file', 'the one'],
      ]),
    ).toEqual({
      files: ['the one'],
      fields: { purpose: 'review' },
    });
    expect(
      await send(spec, [
        ['file', 'one'],
        ['file', 'two'],
      ]),
    ).toMatchObject({ code: 'photo-count' });
  });

  it('of every other call: an unknown part is refused', async () => {
    const spec = contract['problem/report'];
    expect(await send(spec, [['image', 'other']])).toMatchObject({
      code: 'bad-input',
      fields: { image: 'Unknown field' },
    });
  });
});
