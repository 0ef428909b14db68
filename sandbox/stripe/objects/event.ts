// The Event: a snapshot of an object at the moment when something happened to it.

/** The API version that events are rendered with. */
export const API_VERSION = '2026-10-28.endive';

/** The call that caused an event; null for what the provider did by itself. */
export interface Cause {
  readonly requestId: string;
  readonly idempotencyKey: string | null;
}

/** An event about `object`; the caller passes a copy that will not change any more. */
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
