// user/logout: ends the session and closes the bookings that this browser opens; success as well when there was none.
import type { Handler } from '#src/server/call.ts';
import { endSession, forgetBrowser } from './session.ts';

export const route = 'user/logout';

export const handle: Handler<typeof route> = async (_input, call) => {
  await endSession(call);
  await forgetBrowser(call);
  return {};
};
