// The Event: a snapshot of an object when something happened to it.

export const API_VERSION = '2026-10-28.endive';

/** The call that caused an event; null for the provider's own. */
export interface Cause {
  readonly requestId: string;
  readonly idempotencyKey: string | null;
}

/** An event about `object`, which must be an immutable copy. */
export function newEvent(
  about: { readonly id: string; readonly created: number; readonly type: string },
  object: Readonly<Record<string, unknown>>,
  previous: Readonly<Record<string, unknown>> | null,
  cause: Cause | null,
) {
  return {
    id: about.id,
    object: 'event' as const,
    api_version: API_VERSION,
    created: about.created,
    data: { object, ...(previous === null ? {} : { previous_attributes: previous }) },
    livemode: false,
    pending_webhooks: 0,
    request: { id: cause?.requestId ?? null, idempotency_key: cause?.idempotencyKey ?? null },
    type: about.type,
  };
}

export type StripeEvent = ReturnType<typeof newEvent>;
