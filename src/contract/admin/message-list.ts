// Mails and messages to phones, as the back office lists them (docs/back-office.md#messages).
import { messageChannels, messageStates } from '#src/domain/admin/message-log.ts';
import { choice, day, declareList, figure, text, usual } from './list.ts';
import { adminRoutes } from './admin-routes.ts';

export const messageList = declareList({
  name: 'messages',
  path: adminRoutes['admin-messages'].path,
  filter: {
    find: text(254),
    channel: choice(messageChannels),
    state: choice(messageStates),
    kind: text(80),
    from: day,
    to: day,
  },
  columns: {
    at: {},
    to: usual,
    subject: usual,
    kind: usual,
    channel: usual,
    state: usual,
    ref: usual,
    tries: figure,
    error: {},
  },
  file: {
    permission: 'messages',
    columns: ['id', 'at', 'channel', 'kind', 'to', 'state', 'subject', 'ref', 'tries', 'error'],
  },
  cursor: /^\d{1,17}\.(m\d{1,18}|p[0-9a-f-]{36})$/,
});
