// Starts the payment sandbox as a process of its own.
import { parseArgs } from 'node:util';
import { buildSandbox } from './app.ts';
import { refuseProduction } from './options.ts';

const HELP =
  'Options: --port --data --public-url --webhook-url --webhook-secret --secret-key --publishable-key --paypal-webhook-url';

async function main(): Promise<void> {
  refuseProduction(process.env);
  const { values } = parseArgs({
    options: {
      port: { type: 'string', default: '0' },
      data: { type: 'string' },
      'webhook-url': { type: 'string' },
      'webhook-secret': { type: 'string' },
      'secret-key': { type: 'string' },
      'publishable-key': { type: 'string' },
      'public-url': { type: 'string' },
      'paypal-webhook-url': { type: 'string' },
    },
  });
  const port = Number(values.port);
  if (!Number.isInteger(port) || port < 0 || port > 65_535) throw new Error(`--port is not a port: ${values.port}`);
  for (const name of ['webhook-url', 'public-url', 'paypal-webhook-url'] as const) {
    if (values[name] !== undefined && !URL.canParse(values[name]))
      throw new Error(`--${name} is not an address: ${values[name]}`);
  }
  const app = buildSandbox({
    dataFolder: values.data,
    webhookUrl: values['webhook-url'],
    // Secrets may also come from the environment, where a list of processes does not show them.
    webhookSecret: values['webhook-secret'] ?? process.env['SANDBOX_WEBHOOK_SECRET'],
    secretKey: values['secret-key'] ?? process.env['SANDBOX_SECRET_KEY'],
    publishableKey: values['publishable-key'] ?? process.env['SANDBOX_PUBLISHABLE_KEY'],
    publicUrl: values['public-url'],
    paypal: {
      clientId: process.env['SANDBOX_PAYPAL_CLIENT_ID'],
      clientSecret: process.env['SANDBOX_PAYPAL_CLIENT_SECRET'],
      webhookId: process.env['SANDBOX_PAYPAL_WEBHOOK_ID'],
      webhookUrl: values['paypal-webhook-url'],
    },
  });
  const stop = (): void => void app.close().then(() => process.exit(0));
  process.once('SIGTERM', stop);
  // Ctrl-C reaches the whole group: a sandbox with a parent lets the parent finish first and ends on 'disconnect'.
  process.on('SIGINT', process.send ? () => undefined : stop);
  // Started by another process, the sandbox ends with it, however that one ends.
  process.once('disconnect', stop);
  await app.listen({ host: '127.0.0.1', port });
  const address = app.server.address();
  const listening = typeof address === 'object' && address !== null ? address.port : port;
  process.send?.({ ready: true, port: listening });
  process.stdout.write(`Payment sandbox (no real money): http://127.0.0.1:${listening}\n`);
}

main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n${HELP}\n`);
  process.exit(1);
});
