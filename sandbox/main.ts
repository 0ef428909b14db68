// Starts the payment sandbox as a separate process.
import { parseArgs } from 'node:util';
import { buildSandbox } from './app.ts';
import { identityFlags, identityOptionsFrom } from './identity/settings.ts';
import { providers } from './providers.ts';
import { phoneFlags, phoneOptionsFrom } from './phone/settings.ts';
import { refuseProduction } from './test-keys.ts';

const flags = [
  'port',
  'data',
  'public-url',
  ...identityFlags,
  ...phoneFlags,
  ...providers.flatMap((provider) => provider.flags),
];

async function main(): Promise<void> {
  refuseProduction(process.env);
  const { values } = parseArgs({
    options: Object.fromEntries(flags.map((name) => [name, { type: 'string' as const }])),
  });
  const port = Number(values['port'] ?? '0');
  if (!Number.isInteger(port) || port < 0 || port > 65_535)
    throw new Error(`--port is not a port: ${values['port'] ?? ''}`);
  for (const [name, value = ''] of Object.entries(values)) {
    if (name.endsWith('-url') && !URL.canParse(value)) throw new Error(`--${name} is not an address: ${value}`);
  }
  const app = buildSandbox({
    ...providers.reduce((all, provider) => ({ ...all, ...provider.optionsFrom(values, process.env) }), {}),
    dataFolder: values['data'],
    publicUrl: values['public-url'],
    identity: identityOptionsFrom(values, process.env),
    phone: phoneOptionsFrom(values, process.env),
  });
  const stop = (): void => void app.close().then(() => process.exit(0));
  process.once('SIGTERM', stop);
  // Ctrl-C reaches the whole group: with a parent, the sandbox lets it finish first and ends on 'disconnect'.
  process.on('SIGINT', process.send ? () => undefined : stop);
  // Started by another process, the sandbox ends with it, even after a crash.
  process.once('disconnect', stop);
  await app.listen({ host: '127.0.0.1', port });
  const address = app.server.address();
  const listening = typeof address === 'object' && address !== null ? address.port : port;
  process.send?.({ ready: true, port: listening });
  process.stdout.write(`Payment sandbox (no real money): http://127.0.0.1:${listening}\n`);
}

main().catch((error: unknown) => {
  process.stderr.write(
    `${error instanceof Error ? error.message : String(error)}\nOptions: ${flags.map((name) => `--${name}`).join(' ')}\n`,
  );
  process.exit(1);
});
