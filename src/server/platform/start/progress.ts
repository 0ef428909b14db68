// Output of a start.
import type { Config } from '#src/server/platform/config.ts';
import type { DemoAccount } from '#src/server/seed/accounts.ts';

const wonderMs = 1000;

export type Progress = <T>(what: string, work: Promise<T>) => Promise<T>;

/** Prints a step after a second, with its duration; quick steps print nothing. */
export function createProgress(print: (line: string) => void): Progress {
  return async (what, work) => {
    const begun = performance.now();
    const timer = setTimeout(() => print(`${what} …`), wonderMs);
    try {
      return await work;
    } finally {
      clearTimeout(timer);
      const seconds = (performance.now() - begun) / 1000;
      if (seconds * 1000 >= wonderMs) print(`${what}: ${seconds.toFixed(1)} s`);
    }
  };
}

interface Ready {
  config: Config;
  accounts: readonly DemoAccount[];
  databaseUrl: string;
  /** Milliseconds since the process started. */
  tookMs: number;
}

/** Address, accounts, and what is not real. */
export function renderBanner(ready: Ready): string {
  const { config, tookMs } = ready;
  const took = `${(tookMs / 1000).toFixed(1)} s`;
  const lines = ['', `  ${config.brand.name} is ready: ${config.origin}`, `  ${config.mode} mode, started in ${took}`];
  if (config.mode === 'demo') lines.push('', ...demoLines(ready));
  lines.push('', '  Stop with Ctrl-C.', '');
  return lines.join('\n');
}

function demoLines({ config, accounts, databaseUrl }: Ready): string[] {
  const widest = Math.max(...accounts.map(({ email }) => email.length));
  const role = Math.max(...accounts.map((account) => account.role.length));
  const lines = accounts.map(
    (account) =>
      `    ${account.role.padEnd(role)}  ${account.email.padEnd(widest)}  ${account.password}${config.hasDevPages ? `  ${config.origin}/dev/as/${account.role}` : ''}`,
  );
  const heading = `  Demo accounts (kept in ${config.dataDir}/demo-accounts.json)${config.hasDevPages ? '; each link opens the demo as one of them' : ''}`;
  const payments = '  Payments go to a sandbox: card 4242 4242 4242 4242, any later date, any code. No real money.';
  return [
    ...(accounts.length > 0 ? [heading, ...lines, ''] : []),
    ...(config.stripe.kind === 'sandbox' ? [payments, `  Sandbox  ${config.stripe.apiUrl}`] : []),
    ...(config.hasDevPages ? [`  Mails    ${config.origin}/dev/mail`] : []),
    ...(config.hasDevPages && config.sms.kind === 'sandbox' ? [`  Phones   ${config.origin}/dev/phone`] : []),
    // A remote server's URL contains a password.
    ...(config.database.url ? [] : [`  Database ${databaseUrl}`]),
  ];
}
