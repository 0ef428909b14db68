// The back office's lists of the audit log and the message log (docs/reference/back-office.md#audit-log).
import { messageChannels, messageStates } from '#src/domain/admin/message-log.ts';
import { choice, day, declareList, figure, numberCursor, text, usual } from './list.ts';

/** The audit log (docs/reference/back-office.md#audit-log). */
export const auditList = declareList({
  name: 'audit',
  filter: { action: text(80), who: text(254), about: text(200), from: day, to: day },
  columns: { at: usual, who: usual, action: usual, about: usual, detail: usual },
  file: { permission: 'audit-log', columns: ['at', 'who', 'action', 'about', 'about_name', 'detail'] },
  cursor: numberCursor,
});

/** Emails and phone messages (docs/reference/back-office.md#messages). */
export const messageList = declareList({
  name: 'messages',
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
