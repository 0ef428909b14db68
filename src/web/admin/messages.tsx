// /admin/messages: emails and phone messages of the last 30 days (docs/reference/back-office.md#messages).
import { adminMessageUrl } from '#src/contract/admin/admin-urls.ts';
import { messageList } from '#src/contract/admin/log-lists.ts';
import { messageChannels, messageStates } from '#src/domain/admin/message-log.ts';
import { countText } from '#src/texts/intl.ts';
import { instantText } from '#src/web/ui/text/wall-time.ts';
import { bookingUrl, linkTo, longText, oneLine } from './kit/cells.tsx';
import { listPage } from './kit/list-page.tsx';
import { choicesOf, kindText } from './kit/values.ts';
import { t } from './messages-texts.ts';

export const { load, Page } = listPage({
  list: messageList,
  call: 'admin/messages',
  text: t,
  choices: ({ kinds }) => ({
    channel: choicesOf(messageChannels, (channel) => t(`channel.${channel}`)),
    state: choicesOf(messageStates, (state) => t(`state.${state}`)),
    kind: choicesOf(kinds, kindText),
  }),
  cells: {
    at: ({ id, at }) => linkTo(adminMessageUrl(id), instantText(at, 'UTC'), 'font-medium whitespace-nowrap'),
    to: ({ to }) => longText(to, 40),
    subject: ({ subject }) => longText(subject, 52),
    kind: ({ kind }) => oneLine(kindText(kind)),
    channel: ({ channel }) => t(`channel.${channel}`),
    state: ({ state }) => oneLine(t(`state.${state}`)),
    ref: ({ ref, booking_id: id }) =>
      id !== null && (
        <a href={bookingUrl(id)} className="link">
          {ref}
        </a>
      ),
    tries: ({ tries }) => countText(tries),
    error: ({ error }) => longText(error, 40),
  },
});
