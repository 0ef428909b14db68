// The script that opens a booking's page without a network. Its address decides what it may answer for (ADR 038).
import type { FastifyInstance } from 'fastify';
import { readFile } from 'node:fs/promises';
import { projectFolder } from '../config.ts';

/** Registers the one file. It is asked for again each time, so that a mended one arrives. */
export async function registerVoucherWorker(app: FastifyInstance): Promise<void> {
  const script = await readFile(`${projectFolder}public/voucher-worker.js`, 'utf8');
  app.get('/booking/voucher-worker.js', async (_request, reply) =>
    reply
      .type('text/javascript; charset=utf-8')
      .header('cache-control', 'public, max-age=0, must-revalidate')
      .send(script),
  );
}
