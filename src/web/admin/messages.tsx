// /admin/messages: mails and messages to phones of the last 30 days (docs/back-office.md#messages).
import { messageList } from '#src/contract/admin/message-list.ts';
import { adminRoutes } from '#src/contract/admin/admin-routes.ts';
import { adminMessageUrl } from '#src/contract/admin/admin-urls.ts';
import { countText } from '#src/texts/intl.ts';
import { channelText, kindText, stateText } from './message-words.ts';
import { instantText } from '#src/web/ui/text/wall-time.ts';
import { messageChannels, messageStates } from '#src/domain/admin/message-log.ts';
import { listPage } from './kit/list-page.tsx';
import { t } from './messages-texts.ts';

/** Found by receiver or booking, and narrowed. */
export const { load, Page } = listPage({
  list: messageList,
  call: 'admin/messages',
  text: t,
  choices: ({ kinds }) => ({
    channel: messageChannels.map((value) => ({ value, label: channelText(value) })),
    state: messageStates.map((value) => ({ value, label: stateText(value) })),
    kind: kinds.map((value) => ({ value, label: kindText(value) })),
  }),
  cells: {
    at: ({ id, at }) => (
      <a href={adminMessageUrl(id)} className="link inline-flex min-h-6 items-center font-medium whitespace-nowrap">
        {instantText(at, 'UTC')}
      </a>
    ),
    to: ({ to }) => <span className="block min-w-40 wrap-anywhere">{to}</span>,
    subject: ({ subject }) => <span className="block min-w-52 wrap-anywhere">{subject}</span>,
    kind: ({ kind }) => <span className="whitespace-nowrap">{kindText(kind)}</span>,
    channel: ({ channel }) => channelText(channel),
    state: ({ state }) => <span className="whitespace-nowrap">{stateText(state)}</span>,
    ref: ({ ref, booking_id: id }) =>
      id !== null && (
        <a href={`${adminRoutes['admin-bookings'].path}/${id}`} className="link">
          {ref}
        </a>
      ),
    tries: ({ tries }) => countText(tries),
    error: ({ error }) => <span className="block min-w-40 wrap-anywhere">{error}</span>,
  },
});
