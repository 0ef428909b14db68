// Structured logs without secrets (docs/reference/limits.md#secrets-stay-out-of-logs).
import { hostname } from 'node:os';
import { pid } from 'node:process';
import { pino, type Logger } from 'pino';

const secretFields = [
  'password',
  'passconf',
  'token',
  'booking_token',
  'stripe_token',
  'client_secret',
  'authorization',
  'cookie',
  'server-token',
  'x-csrf-token',
  'email',
  'phone',
  'access',
  'card',
];

/** Redacts secret fields at three depths. */
export function createLog(level: string, destination?: NodeJS.WritableStream): Logger {
  const paths = secretFields.flatMap((name) => {
    const step = name.includes('-') ? `["${name}"]` : `.${name}`;
    return [step.replace(/^\./, ''), `*${step}`, `*.*${step}`];
  });
  const options = {
    level,
    base: { process: `${hostname()}:${pid}` },
    redact: { paths, censor: '[redacted]' },
    serializers: { req: describeRequest, err: pino.stdSerializers.err },
  };
  return destination ? pino(options, destination) : pino(options);
}

/** Method and path, without query and link secrets. */
function describeRequest(request: { method: string; url: string; id: string }) {
  const path = request.url.split('?')[0]?.replace(/^\/+h\/.*/i, '/h/[redacted]');
  return { id: request.id, method: request.method, path };
}
