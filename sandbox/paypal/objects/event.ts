// A webhook event in the format of Webhooks 1.11.

export interface EventFacts {
  readonly id: string;
  readonly create_time: string;
  readonly event_type: string;
  readonly resource_type: 'checkout-order' | 'capture' | 'refund' | 'dispute';
  readonly summary: string;
  readonly baseUrl: string;
}

/** An event about `resource`, which must be an immutable copy. */
export function newPayPalEvent({ baseUrl, ...facts }: EventFacts, resource: object) {
  const self = `${baseUrl}/v1/notifications/webhooks-events/${facts.id}`;
  return {
    ...facts,
    event_version: '1.0',
    resource_version: facts.resource_type === 'dispute' ? '1.0' : '2.0',
    resource,
    links: [
      { href: self, rel: 'self', method: 'GET' },
      { href: `${self}/resend`, rel: 'resend', method: 'POST' },
    ],
  };
}

export type PayPalEvent = ReturnType<typeof newPayPalEvent>;
