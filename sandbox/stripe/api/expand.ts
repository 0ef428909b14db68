// `expand[]`: replaces ids in an answer by the objects they name.
import type { TableName } from '#sandbox/state/store.ts';
import type { World } from '#sandbox/world.ts';
import { badParameter } from './api-error.ts';

const TABLE_OF_PREFIX: Readonly<Record<string, TableName>> = {
  pi: 'payment_intent',
  pm: 'payment_method',
  ch: 'charge',
  py: 'charge',
  re: 'refund',
  txn: 'balance_transaction',
  du: 'dispute',
};
const MAX_DEPTH = 4;

/**
 * A copy of `answer` in which every path of `paths` (such as `latest_charge.balance_transaction`) is expanded.
 * @throws ApiError 400 for a path that leads nowhere
 */
export function expand(world: World, answer: object, paths: readonly string[]): object {
  const copy = structuredClone(answer);
  for (const path of paths) {
    const steps = path.split('.');
    if (steps.length > MAX_DEPTH) throw badParameter('expand', 'parameter_invalid', `Too deep: ${path}`);
    follow(world, copy as Record<string, unknown>, steps, path);
  }
  return copy;
}

function follow(world: World, target: Record<string, unknown>, steps: readonly string[], path: string): void {
  const [step, ...rest] = steps;
  if (step === undefined) return;
  if (!(step in target)) {
    throw badParameter('expand', 'parameter_invalid', `This property cannot be expanded (${path}).`);
  }
  const value = target[step];
  const next = typeof value === 'string' ? lookUp(world, value) : value;
  target[step] = next;
  const list = Array.isArray(next) ? next : [next];
  for (const item of list) {
    if (typeof item === 'object' && item !== null) follow(world, item as Record<string, unknown>, rest, path);
  }
}

function lookUp(world: World, id: string): unknown {
  const table = TABLE_OF_PREFIX[id.split('_')[0] ?? ''];
  const row = table === undefined ? undefined : world.store.get(table, id);
  return row && 'view' in row ? structuredClone(row.view) : id;
}
