// The filter of the back office's messages in an address: of the page and of its file (docs/back-office.md#messages).
import {
  type MessageChannel,
  messageChannels,
  type MessageState,
  messageStates,
} from '#src/domain/admin/message-log.ts';
import { civilDateIn, type ListQuery, oneLineIn, pageIn } from './filter-parts.ts';
import { buildQuery, parseQuery } from '#src/contract/addresses/query-string.ts';

/** Which messages; what is left out does not narrow. */
export interface MessageFilter {
  readonly find?: string;
  readonly channel?: MessageChannel;
  readonly state?: MessageState;
  readonly kind?: string;
  readonly from?: string;
  readonly to?: string;
}

/** What an address of the list says. */
export type MessageQuery = ListQuery<MessageFilter>;

/** Reads a query; a bad value is left out, never an error (docs/routes.md#queries). */
export function readMessageQuery(search: string): MessageQuery {
  const query = parseQuery(search);
  const find = oneLineIn(query.get('find'), 254);
  const channel = messageChannels.find((one) => one === query.get('channel'));
  const state = messageStates.find((one) => one === query.get('state'));
  const kind = oneLineIn(query.get('kind'), 80);
  const from = civilDateIn(query.get('from'));
  const to = civilDateIn(query.get('to'));
  return {
    filter: {
      ...(find !== null && { find }),
      ...(channel !== undefined && { channel }),
      ...(state !== undefined && { state }),
      ...(kind !== null && { kind }),
      ...(from !== null && { from }),
      ...(to !== null && { to }),
    },
    ...pageIn(search, /^\d{1,17}\.(m\d{1,18}|p[0-9a-f-]{36})$/),
  };
}

/** A query that says this filter: '' for none. */
export function messageQuery({ find, channel, state, kind, from, to }: MessageFilter, before?: string): string {
  return buildQuery({ find, channel, state, kind, from, to, before });
}
