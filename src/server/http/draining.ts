// The end of a process: answers that still leave tell the other side to come back on another connection.
import type { FastifyInstance } from 'fastify';

/** From the moment that the program closes, each answer ends its connection. */
export function registerDraining(app: FastifyInstance): void {
  let isDraining = false;
  app.addHook('preClose', async () => {
    isDraining = true;
  });
  app.addHook('onSend', async (_request, reply) => {
    if (isDraining) reply.header('connection', 'close');
  });
}
