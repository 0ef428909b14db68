// What an operator may do with a report (docs/reports.md#what-can-be-done).
import type { CallInput } from '#src/contract/types.ts';
import type { ReportTask } from './task-queries.ts';

export type ReportAct = CallInput<'report/act'>['act'];

/** What is reported, as far as acts depend on it. */
export interface Reported {
  /** An operator has ended the conversation. */
  readonly isEnded: boolean;
  /** It has not gone in the meantime. */
  readonly isThere: boolean;
}

/** The acts that are possible now. What was ended is ended; only a conversation can be opened again. */
export function actsFor(
  { kind, closed_at }: Pick<ReportTask, 'kind' | 'closed_at'>,
  { isEnded, isThere }: Reported,
): ReportAct[] {
  const again: ReportAct[] = kind === 'message_report' && isThere && isEnded ? ['allow'] : [];
  if (closed_at !== null) return again;
  const own: ReportAct[] =
    kind === 'message_report' && isThere
      ? ['warn', ...(isEnded ? [] : (['block'] as const))]
      : kind === 'review_report' && isThere
        ? ['remove-review']
        : [];
  return ['close', ...own, ...again];
}
