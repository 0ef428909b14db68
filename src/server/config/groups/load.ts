// Settings: how much one process takes on, and who may watch it.
import { secret, wholeNumber } from '../kinds.ts';

export const loadSettings = {
  BANYAN_MAX_IN_FLIGHT: wholeNumber(6, 10_000)
    .default(120)
    .describe('how many requests one process works on at a time; two thirds of the places are kept for paying'),
  BANYAN_MAX_LOOP_DELAY_MS: wholeNumber(50, 60_000)
    .default(1000)
    .describe('how late the event loop may be, in milliseconds, before browsing is asked to come back'),
  BANYAN_METRICS_TOKEN: secret()
    .refine((value) => value.reveal().length >= 16, 'a text of at least 16 characters')
    .optional()
    .describe(
      'what /metrics asks for as Authorization: Bearer; without it and without BANYAN_METRICS_PORT only a demo on this machine shows it',
    ),
  BANYAN_METRICS_PORT: wholeNumber(1, 65_535)
    .optional()
    .describe('a port of its own for /metrics on HOST, which guests cannot reach; the public port then has none'),
};
