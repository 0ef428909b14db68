// Entry point of the devices on which an account is logged in.
import * as sessionEnd from './session-end.ts';
import * as sessions from './sessions.ts';
import * as sessionsEnd from './sessions-end.ts';

export const deviceHandlers = {
  [sessionEnd.route]: sessionEnd.handle,
  [sessions.route]: sessions.handle,
  [sessionsEnd.route]: sessionsEnd.handle,
} as const;

export { findSessions } from './queries.ts';
