// Structured logs. What could open an account, a card or a person's mailbox never reaches them
// (docs/reference/limits.md#secrets-stay-out-of-logs).
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

/** `level` is one of pino's. Each line names the process. Redacted fields are named at the top and one and two levels below it. */
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

/** Method and path only: a query may hold a booking's secret or an address. Nor the secret that the path of a link is. */
function describeRequest(request: { method: string; url: string; id: string }) {
  const path = request.url.split('?')[0]?.replace(/^\/+h\/.*/i, '/h/[redacted]');
  return { id: request.id, method: request.method, path };
}
