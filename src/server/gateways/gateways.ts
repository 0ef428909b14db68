// The outside world as the program sees it: small ports, so that tests may put other parts in.
import { randomBytes } from 'node:crypto';
import type { Config } from '#src/server/config.ts';
import type { ProviderAccess } from '#src/server/config/providers.ts';
import type { ImageGateway } from '#src/server/pictures/image-store.ts';
import { openImages } from '#src/server/pictures/open-pictures.ts';
import { createFeedGateway, type FeedGateway } from './feed/feed-gateway.ts';
import { createFacebookGateway } from './identity/facebook.ts';
import { createGoogleGateway } from './identity/google.ts';
import type { IdentityGateways } from './identity/port.ts';
import { createMailGateway, type MailGateway } from './mail.ts';
import type { PhoneGateways } from './phone/port.ts';
import { createSmsGateway } from './phone/sms.ts';
import { createWhatsappGateway } from './phone/whatsapp.ts';
import { createPaypalGateway } from './paypal.ts';
import type { PaypalGateway, StripeGateway } from './payment-port.ts';
import { createRatesGateway, type RatesGateway } from './rates.ts';
import { createStripeGateway } from './stripe.ts';

export interface Gateways {
  /** Cards and Alipay. Null where the operator has chosen to do without. */
  stripe: StripeGateway | null;
  /** Null where the operator has chosen to do without. */
  paypal: PaypalGateway | null;
  mail: MailGateway;
  /** Where people have accounts by which they log in here; null for each that is not set up. */
  identity: IdentityGateways;
  /** What carries short messages to hosts; null for each way that is not set up. */
  phones: PhoneGateways;
  /** Where exchange rates come from; null where no source is set. */
  rates: RatesGateway | null;
  /** Calendars elsewhere, at addresses that hosts have given. */
  feeds: FeedGateway;
  /** Pictures of hosts and guests, and the sizes in which they are served. */
  images: ImageGateway;
  /** Milliseconds since 1970, for things that only this process does. What is stored takes its time from SQL. */
  clock: { now(): number };
  /** Random bytes for references and ids. */
  dice: { bytes(count: number): Uint8Array };
}

/** Who mails are from: as the environment says it, or the brand with its address for help. */
function senderOf({ mail, brand }: Pick<Config, 'mail' | 'brand'>): string {
  return mail.from ?? `${brand.name} <${brand.contacts.email}>`;
}

/** The gateways of a running program: real providers, or what the settings put in their place. */
export function createGateways(
  config: ProviderAccess & Pick<Config, 'mail' | 'brand' | 'ratesUrl' | 'uploadDir' | 'objectStore' | 'feeds'>,
): Gateways {
  return {
    stripe: config.stripe.kind === 'none' ? null : createStripeGateway(config.stripe),
    paypal: config.paypal.kind === 'none' ? null : createPaypalGateway(config.paypal),
    mail: createMailGateway({ smtpUrl: config.mail.smtpUrl, from: () => senderOf(config) }),
    identity: {
      google: config.google.kind === 'none' ? null : createGoogleGateway(config.google),
      facebook: config.facebook.kind === 'none' ? null : createFacebookGateway(config.facebook),
    },
    phones: {
      sms: config.sms.kind === 'none' ? null : createSmsGateway(config.sms),
      whatsapp: config.whatsapp.kind === 'none' ? null : createWhatsappGateway(config.whatsapp),
    },
    rates: createRatesGateway(config.ratesUrl),
    feeds: createFeedGateway({ allowsLocal: config.feeds.allowsLocal }),
    images: openImages(config),
    clock: { now: () => Date.now() },
    dice: { bytes: (count) => randomBytes(count) },
  };
}
