// The log of messages (docs/back-office.md#messages). Its file leaves out what was said.
import { messageList } from '#src/contract/admin/message-list.ts';
import { mailState, messageChannels, phoneState } from '#src/domain/admin/message-log.ts';
import type { CallOutput } from '#src/contract/types.ts';
import { serveList } from '#src/server/features/admin/kit/list.ts';
import { type ListPlace, placeOf } from '#src/server/features/admin/kit/place-queries.ts';
import { findKinds, findMessages, type MessageRow } from './messages-queries.ts';

export const messages = serveList({
  list: messageList,
  call: 'admin/messages',
  places: {
    read: placeOf,
    of: (row: MessageRow): ListPlace => ({ micros: row.micros, id: keyOf(row) }),
    write: ({ micros, id }) => `${micros}.${id}`,
  },
  async find({ db }, wanted) {
    const rows = await findMessages(db, wanted);
    return { rows, found: rows[0]?.found ?? 0 };
  },
  more: async ({ db }) => ({ kinds: await findKinds(db) }),
  toLine,
});

/** The name of a message in the log. */
export function keyOf({ task_id: task, phone_id: phone }: Pick<MessageRow, 'task_id' | 'phone_id'>): string {
  return phone === null ? `m${task}` : `p${phone}`;
}

/** A message as list, page and file show it. */
export function toLine(row: Omit<MessageRow, 'found' | 'micros'>): CallOutput<'admin/messages'>['data'][number] {
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
