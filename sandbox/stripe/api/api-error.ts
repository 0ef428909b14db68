// Errors of the API, in the provider's envelope.
import type { PaymentIntent } from '#sandbox/stripe/objects/payment-intent.ts';
import type { PaymentMethod } from '#sandbox/stripe/objects/payment-method.ts';

export type ApiErrorType = 'api_error' | 'card_error' | 'idempotency_error' | 'invalid_request_error';

/** The `error` object of a response, without the fields that all have. */
export interface ApiErrorBody {
  readonly type: ApiErrorType;
  readonly message: string;
  readonly code?: string;
  readonly param?: string;
  readonly decline_code?: string;
  readonly charge?: string;
  readonly payment_intent?: PaymentIntent;
  readonly payment_method?: PaymentMethod;
}

/** An error that a route throws and the API returns with `status`. */
export class ApiError extends Error {
  readonly status: number;
  readonly body: ApiErrorBody;
  /** Whether the call had begun to run: only then does an idempotency key save the response. */
  readonly executed: boolean;

  constructor(status: number, body: ApiErrorBody, executed = true) {
    super(body.message);
    this.status = status;
    this.body = body;
    this.executed = executed;
  }

  envelope(requestId: string): { error: object } {
    const doc = this.body.code === undefined ? {} : { doc_url: docUrl(this.body.code) };
    return { error: { ...this.body, ...doc, request_log_url: `/?request=${requestId}` } };
  }
}

/** The provider's page about a code. */
export function docUrl(code: string): string {
  return `https://stripe.com/docs/error-codes/${code.replaceAll('_', '-')}`;
}

/** A wrong parameter: 400, before anything has run. */
export function badParameter(param: string, code: string, message: string): ApiError {
  return new ApiError(400, { type: 'invalid_request_error', code, param, message }, false);
}

/** No such object: 404. */
export function missing(kind: string, id: string, param = 'id'): ApiError {
  const message = `No such ${kind}: '${id}'`;
  return new ApiError(404, { type: 'invalid_request_error', code: 'resource_missing', param, message });
}

/** The object's state does not allow this: 400. */
export function unexpectedState(intent: PaymentIntent, message: string): ApiError {
  const code = 'payment_intent_unexpected_state';
  return new ApiError(400, { type: 'invalid_request_error', code, message, payment_intent: intent });
}
