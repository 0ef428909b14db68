import { once } from 'node:events';
import { connect, type AddressInfo } from 'node:net';
import Fastify from 'fastify';
import { expect, it } from 'vitest';
import { requestTimeOptions } from './slow-requests.ts';
import { brokenRequestOptions, registerHostAsked } from './broken-requests.ts';

/** Responses to bytes that are not HTTP and to an undecodable URL. */
async function answersOf(hsts: string | null): Promise<[noise: string, undecodable: unknown]> {
  const site = { brand: { name: 'Ferns' }, locales: ['en_US'], hsts };
  const app = Fastify({ ...brokenRequestOptions(site) });
  app.get('/*', async () => 'page');
  await app.listen({ port: 0, host: '127.0.0.1' });
  const socket = connect((app.server.address() as AddressInfo).port, '127.0.0.1');
  socket.end('noise\r\n\r\n');
  let noise = '';
  socket.on('data', (bytes: Buffer) => (noise += bytes.toString()));
  await once(socket, 'close');
  const { headers } = await app.inject('/%E0%A4%A');
  await app.close();
  return [noise.toLowerCase(), headers['strict-transport-security']];
}

it('what never reaches a route demands https as well, where the site is https', async () => {
  const [noise, undecodable] = await answersOf('max-age=31536000; includeSubDomains');
  expect(noise).toMatch(/^http\/1.1 400 /);
  expect(noise).toContain('\r\nstrict-transport-security: max-age=31536000; includesubdomains\r\n');
  expect(undecodable).toBe('max-age=31536000; includeSubDomains');
});

it('and nowhere else', async () => {
  const [noise, undecodable] = await answersOf(null);
  expect(noise).toMatch(/^http\/1.1 400 /);
  expect([noise.includes('strict-transport'), undecodable]).toEqual([false, undefined]);
});

it('what says no Host is refused with the headers of every answer', async () => {
  const app = Fastify({
    ...requestTimeOptions({ headersMs: 5000, bodyMs: 5000, uploadMs: 5000, checkMs: 1000, uploadBytesPerSecond: 1 }),
  });
  app.addHook('onRequest', async (_request, reply) => void reply.header('x-content-type-options', 'nosniff'));
  registerHostAsked(app as never);
  app.get('/*', async () => 'page');
  await app.listen({ port: 0, host: '127.0.0.1' });
  const ask = async (line: string) => {
    const socket = connect((app.server.address() as AddressInfo).port, '127.0.0.1');
    socket.write(`${line}\r\n\r\n`);
    let said = '';
    socket.on('data', (bytes: Buffer) => (said += bytes.toString()));
    await once(socket, 'close');
    return said.toLowerCase();
  };
  const refused = await ask('GET / HTTP/1.1');
  expect(refused).toMatch(/^http\/1.1 400 /);
  expect(refused).toContain('\r\nx-content-type-options: nosniff\r\n');
  expect(await ask('GET / HTTP/1.0')).toMatch(/^http\/1.1 200 /);
  await app.close();
});
