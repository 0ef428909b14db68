// The outside world as the program sees it: small ports, so that tests may put other parts in.
import { randomBytes } from 'node:crypto';
import { projectFolder, type Config } from '../config.ts';
import { createEncoder } from '../pictures/encoder.ts';
import type { ImageGateway } from './images-port.ts';
import { createLocalImages } from './images.ts';
import { createMailGateway, type MailGateway } from './mail.ts';
import { createStripeGateway } from './stripe.ts';
import type { StripeGateway } from './stripe-port.ts';

export interface Gateways {
  /** Null where the operator has chosen to take no cards. */
  stripe: StripeGateway | null;
  mail: MailGateway;
  /** Pictures of hosts and guests, and the sizes in which they are served. */
  images: ImageGateway;
  /** Milliseconds since 1970, for things that only this process does. What is stored takes its time from SQL. */
  clock: { now(): number };
  /** Random bytes for references and ids. */
  dice: { bytes(count: number): Uint8Array };
}

/** The gateways of a running program: real providers, or what the settings put in their place. */
export function createGateways(config: Pick<Config, 'stripe' | 'mail' | 'uploadDir'>): Gateways {
  return {
    stripe: config.stripe.kind === 'none' ? null : createStripeGateway(config.stripe),
    mail: createMailGateway(config.mail),
    images: createLocalImages({
      folder: config.uploadDir,
      demo: `${projectFolder}demo/pictures`,
      encoder: createEncoder(),
    }),
    clock: { now: () => Date.now() },
    dice: { bytes: (count) => randomBytes(count) },
  };
}
