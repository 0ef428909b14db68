// Settings: for whom an installation is, and what it may do besides for a trial (ADR 019, ADR 101).
import { flag, oneOf } from '#src/server/config/kinds.ts';

export const modeSettings = {
  BANYAN_MODE: oneOf(['demo', 'production'])
    .default('demo')
    .describe('demo for trying it out with demo data and no real money, production for real guests'),
  BANYAN_PUBLIC_DEMO: flag()
    .default(false)
    .describe('1 lets a demo listen on other addresses than this machine, without the /dev pages'),
  BANYAN_DEMO_BAR: flag()
    .default(true)
    .describe(
      '0 leaves out the bar above the pages of a demo that switches between guest, host, coordinator and operator',
    ),
  BANYAN_DEMO_DATA: oneOf(['world', 'none'])
    .default('world')
    .describe('none leaves the demo catalogue out of a demo, to try a marketplace of your own with play money'),
  BANYAN_ALLOW_DEMO_DATA: flag()
    .default(false)
    .describe('1 lets production start on a database with demo data or the acceptance fixture, for a trial only'),
  BANYAN_ALLOW_HTTP_ORIGIN: flag()
    .default(false)
    .describe('1 lets production have an http origin that is not this machine, for a closed network only'),
};
