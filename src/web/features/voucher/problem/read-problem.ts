import type { CallInput } from '#src/contract/types.ts';
import { t } from '../t.ts';

type Kind = CallInput<'problem/report'>['kind'];

/** What a guest may report (product 6), in the order of the list. */
export const problemKinds = [
  'host_late',
  'host_missing',
  'not_as_described',
  'unsafe',
  'weather',
  'money',
  'other',
] as const satisfies readonly Kind[];

const MESSAGE_MIN = 10;

function read(form: HTMLFormElement) {
  const data = new FormData(form);
  const kind = problemKinds.find((one) => one === data.get('kind')) ?? null;
  return { kind, message: String(data.get('message') ?? '').trim() };
}

function check({ kind, message }: ReturnType<typeof read>): Record<string, string> {
  return {
    ...(kind === null && { kind: t('problem.kindMissing') }),
    ...(message.length < MESSAGE_MIN && { message: t('problem.messageShort', { min: MESSAGE_MIN }) }),
  };
}

/** How the form of a report is read and checked. */
export const readProblem = { read, check };
