// Entry point of the devices on which an account is logged in.
import { devicesCalls } from './devices.ts';

export const deviceHandlers = {
  ...devicesCalls,
} as const;

export { findSessions } from './queries.ts';
