// POST /webhooks/sms, /webhooks/sms/status and /webhooks/whatsapp: verifies the raw body, then processes
// (docs/domain/hosts.md#webhooks). Logs no number.
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { PhoneEvent, PhoneGateway } from '#src/server/providers/phone/port.ts';
import { smsHookPath, smsStatusPath } from '#src/server/providers/phone/sms.ts';
import { afterFailure } from '#src/server/phone/after-failure.ts';
import { noteFailed, noteReport } from '#src/server/phone/message-queries.ts';
import { noteReachable } from '#src/server/phone/reach-queries.ts';
import type { Services } from '#src/server/services.ts';
import { takeIncoming } from './incoming.ts';

const bodyLimitBytes = 256 * 1024;
const whatsappPath = '/webhooks/whatsapp';

/** A plugin whose parser keeps the raw bytes for verification. */
export async function registerPhoneHooks(app: FastifyInstance, services: Services): Promise<void> {
  await app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: bodyLimitBytes }, (_request, body, done) => {
      done(null, body);
    });
    for (const path of [smsHookPath, smsStatusPath])
      scope.post(path, { bodyLimit: bodyLimitBytes }, async (request, reply) =>
        receive(services, services.gateways.phones.sms, request, reply),
      );
    scope.post(whatsappPath, { bodyLimit: bodyLimitBytes }, async (request, reply) =>
      receive(services, services.gateways.phones.whatsapp, request, reply),
    );
    scope.get(whatsappPath, async (request, reply) => {
      reply.header('cache-control', 'no-store');
      const query = request.query as Readonly<Record<string, unknown>>;
      const challenge = services.gateways.phones.whatsapp?.challengeOf(query) ?? null;
      if (challenge === null) return reply.code(403).send({ status: 'error', code: 'forbidden' });
      return reply.type('text/plain; charset=utf-8').send(challenge);
    });
  });
}

async function receive(
  services: Services,
  gateway: PhoneGateway | null,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  reply.header('cache-control', 'no-store');
  if (gateway === null) return reply.code(404).send({ status: 'error', code: 'not-found' });
  const body = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
  const events = gateway.readHook({ url: request.url, body, headers: request.headers });
  if (events === null) {
    request.log.warn({ way: gateway.channel }, 'refused a phone webhook without a valid signature');
    return reply.code(403).send({ status: 'error', code: 'forbidden' });
  }
  for (const event of events) await work(services, gateway, event);
  // SMS services send a response body as a reply: keep it empty.
  if (gateway.channel === 'sms') return reply.type('text/xml; charset=utf-8').send('<Response/>');
  return reply.send({ received: true });
}

async function work(services: Services, { channel }: PhoneGateway, event: PhoneEvent): Promise<void> {
  if (event.kind === 'incoming') return takeIncoming(services, channel, event);
  const { providerId, messageId, state } = event;
  if (state !== 'failed') {
    const hosts = await noteReport(services.db, channel, { providerId, messageId, state });
    if (state !== 'sent') for (const hostId of hosts) await noteReachable(services.db, hostId);
    return;
  }
  const failed = await noteFailed(services.db, channel, { providerId, messageId }, event.code);
  if (failed) await afterFailure(services, channel, failed, event.why);
}
