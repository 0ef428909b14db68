// The program as a separate process that a plan may kill at a step or mutate. The plan is in the environment; the
// process reports its port and ends with its parent.
import { randomUUID } from 'node:crypto';
import { flushCompileCache } from 'node:module';
import type { AddressInfo } from 'node:net';
import { startJobs } from '#src/server/platform/jobs/index.ts';
import { createPool } from '#src/server/platform/db/pool.ts';
import type { Gateways } from '#src/server/providers/providers.ts';
import { createProgram } from '#tests/support/app/program.ts';
import { note } from './journal.ts';
import { planVariable, type KillPoint, type ServerPlan } from './server-plan.ts';
import { wrapQueries } from './wrap-queries.ts';

const plan = JSON.parse(process.env[planVariable] ?? '{}') as ServerPlan;
const passes = new Map<string, number>();
let isAtWork = false;
let kill: KillPoint | null = null;

/** Records a step once, and exits as at a power cut when the plan says so. */
function pass(label: string): void {
  if (!isAtWork) return;
  const count = (passes.get(label) ?? 0) + 1;
  passes.set(label, count);
  if (count === 1) note(plan.journal, 'seen', label);
  if (kill === null || (kill.label !== null && kill.label !== label) || (kill.pass -= 1) > 0) return;
  note(plan.journal, 'killed', label);
  process.kill(process.pid, 'SIGKILL');
}

const mutations = plan.mutations
  .filter((one) => one.in === undefined)
  .map(({ name, find, replace }) => ({ name, replace, find: new RegExp(find, 'g') }));
const applied = new Set<string>();
function noteMutated(name: string): void {
  if (!applied.has(name)) note(plan.journal, 'mutated', name);
  applied.add(name);
}
function rewrite(text: string): string {
  let changed = text;
  for (const { name, find, replace } of mutations) {
    const after = changed.replace(find, replace);
    if (after !== changed) noteMutated(name);
    changed = after;
  }
  return changed;
}

const written = new WeakMap<object, string>();
function stepOf(text: string, client: object): string | null {
  if (isCommit(text)) return written.has(client) ? `commit of ${written.get(client)}` : null;
  const writes = writesOf(text);
  if (writes !== null) written.set(client, writes);
  return writes;
}
const at = (when: 'before' | 'after') => (text: string, client: object) => {
  const step = stepOf(text, client);
  if (step !== null) pass(`${when} ${step}`);
};

/** A mutated request: the named fields are always random. */
function mutatedRequest(value: unknown): unknown {
  const wanted = plan.mutations.filter((one) => one.in === 'requests');
  if (wanted.length === 0 || typeof value !== 'object' || value === null || Buffer.isBuffer(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, field]) => {
      const hit = wanted.find(({ find }) => new RegExp(`^(?:${find})$`).test(name));
      if (hit) noteMutated(hit.name);
      return [name, hit ? randomUUID() : field];
    }),
  );
}

/** The provider's port with a step before and after each request. */
function watched<T extends object>(name: string, port: T): T {
  return new Proxy(port, {
    get(target, key) {
      const value: unknown = Reflect.get(target, key);
      if (typeof value !== 'function') return value;
      return (...args: unknown[]) => {
        const label = `${name}.${String(key)}`;
        pass(`before ${label}`);
        const answer: unknown = Reflect.apply(value, target, args.map(mutatedRequest));
        if (!(answer instanceof Promise)) return answer;
        return answer.then((result: unknown) => {
          pass(`after ${label}`);
          return result;
        });
      };
    },
  });
}

wrapQueries({ rewrite, before: at('before'), after: at('after') });
const pool = createPool({ ...plan.database, size: 10 });
const { app, services } = await createProgram(pool, {
  worker: true,
  // BANYAN_PROOF_LOG=error shows the log of a server process.
  logLevel: (process.env['BANYAN_PROOF_LOG'] ?? 'silent') as 'silent',
  ...(plan.stripeUrl && { stripeUrl: plan.stripeUrl }),
  ...(plan.timeoutMs && { timeoutMs: plan.timeoutMs }),
});
const gateways = services.gateways as unknown as Record<keyof Gateways, object | null>;
for (const name of ['stripe', 'paypal', 'mail'] as (keyof Gateways)[])
  if (gateways[name]) gateways[name] = watched(name, gateways[name]);
await app.listen({ host: '127.0.0.1', port: 0 });
// Now, because most of these processes are killed.
flushCompileCache();
process.on('disconnect', () => process.exit(0));
process.on('message', (message: { kill: KillPoint | null }) => {
  ({ kill } = message);
  if (isAtWork) return;
  isAtWork = true;
  startJobs(services, plan.jobsPauseMs);
});
// A parent that has exited ends this process by 'disconnect'.
process.send?.({ port: (app.server.address() as AddressInfo).port }, () => undefined);

// The steps where the program may be killed: each writing statement, commit and provider request. They are found on the
// connection, so the product knows nothing of them.

/** The writes of a statement, as `insert booking, update departure`; null for one that only reads or frames. */
function writesOf(text: string): string | null {
  const found = new Set<string>();
  // Writes inside a database function.
  for (const match of text.matchAll(/\bselect (claim_\w+)\(/gi)) found.add(`call ${match[1]}`);
  for (const match of text.matchAll(/\b(insert into|delete from)\s+(\w+)|\b(update)\s+(\w+)\s+(?:\w+\s+)?set\b/gi)) {
    const [verb, table] = match[3] === undefined ? [match[1] ?? '', match[2]] : ['update', match[4]];
    found.add(`${verb.split(' ')[0]?.toLowerCase()} ${table}`);
  }
  if (found.size === 0) return null;
  const all = [...found].sort();
  return all.length <= 4 ? all.join(', ') : `${all.slice(0, 4).join(', ')} and ${all.length - 4} more`;
}

function isCommit(text: string): boolean {
  return /^\s*commit\b/i.test(text);
}
