// admin/messages: the log of mails and messages to phones, a page at a time (docs/back-office.md#messages).
import { mailState, messageChannels, phoneState } from '#src/domain/admin/message-log.ts';
import type { CallOutput } from '#src/contract/types.ts';
import type { Handler } from '#src/server/call.ts';
import { pageOf, placeOf } from '#src/server/features/admin/index.ts';
import { mostFound } from './found-queries.ts';
import { findKinds, findMessages, type MessageRow } from './messages-queries.ts';

export const route = 'admin/messages';

const pageSize = 50;

export const handle: Handler<typeof route> = async ({ before, ...filter }, { services: { db } }) => {
  const after = before === undefined ? null : placeOf(before);
  const [rows, kinds] = await Promise.all([findMessages(db, { ...filter, after, count: pageSize + 1 }), findKinds(db)]);
  const { shown, next } = pageOf(
    rows.map((row) => ({ ...row, id: keyOf(row) })),
    pageSize,
  );
  return { data: shown.map(toLine), next, is_cut: (rows[0]?.found ?? 0) > mostFound, kinds };
};

/** The name of a message in the log. */
export function keyOf({ task_id: task, phone_id: phone }: Pick<MessageRow, 'task_id' | 'phone_id'>): string {
  return phone === null ? `m${task}` : `p${phone}`;
}

/** A message as list, page and file show it. */
export function toLine(row: Omit<MessageRow, 'found' | 'micros'>): CallOutput<typeof route>['data'][number] {
  const { outcome, phone_state: state, error } = row;
  return {
    id: keyOf(row),
    at: row.at.toISOString(),
    channel: messageChannels.find((one) => one === row.channel) ?? 'mail',
    kind: row.kind,
    to: row.recipient,
    state: state === null ? mailState({ outcome, error }) : phoneState({ state, error }),
    subject: row.subject,
    booking_id: row.booking_id,
    ref: row.ref,
    tries: row.tries,
    error: error ?? '',
  };
}
