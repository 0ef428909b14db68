// Errors in PayPal's format: name, message, issues (Orders 2.13, Payments 2.5).
import { randomText } from '#sandbox/state/ids.ts';

// The issues that the sandbox returns, with PayPal's descriptions (they are part of its specification).

const ISSUE_TEXTS: Readonly<Record<string, string>> = {
  CANNOT_BE_ZERO_OR_NEGATIVE:
    'Must be greater than zero. If the currency supports decimals, only two decimal place precision is supported.',
  CAPTURE_FULLY_REFUNDED: 'The capture has already been fully refunded',
  DECIMAL_PRECISION: 'If the currency supports decimals, only two decimal place precision is supported.',
  DUPLICATE_INVOICE_ID:
    'Duplicate Invoice ID detected. To avoid a potential duplicate transaction your account setting requires that Invoice Id be unique for each transaction.',
  INSTRUMENT_DECLINED:
    "The instrument presented  was either declined by the processor or bank, or it can't be used for this payment.",
  INVALID_ARRAY_MAX_ITEMS: 'The number of items in an array parameter is too large.',
  INVALID_ARRAY_MIN_ITEMS: 'The number of items in an array parameter is too small.',
  INVALID_CURRENCY_CODE:
    'Currency code is invalid or is not currently supported. Please refer https://developer.paypal.com/api/rest/reference/currency-codes/ for list of supported currency codes.',
  INVALID_PARAMETER_SYNTAX: 'The value of a field does not conform to the expected format.',
  INVALID_PARAMETER_VALUE: 'A parameter value is not valid.',
  INVALID_RESOURCE_ID: 'Specified resource ID does not exist. Please check the resource ID and try again.',
  INVALID_STRING_LENGTH: 'The value of a field is either too short or too long',
  MALFORMED_REQUEST_JSON: 'The request JSON is not well formed.',
  MAX_VALUE_EXCEEDED: 'Should be less than or equal to 999999999999999.99.',
  MISSING_REQUIRED_PARAMETER: 'A required parameter is missing.',
  NOT_SUPPORTED: 'This field is not currently supported.',
  ORDER_ALREADY_CAPTURED: "Order already captured.If 'intent=CAPTURE' only one capture per order is allowed.",
  ORDER_NOT_APPROVED:
    "Payer has not yet approved the Order for payment. Please redirect the payer to the 'rel':'approve' url returned as part of the HATEOAS links within the Create Order call or provide a valid `payment_source` in the request.",
  PAYPAL_REQUEST_ID_REQUIRED:
    "A PayPal-Request-Id is required if you are trying to process payment for an Order. Please specify a PayPal-Request-Id or Create the Order without a 'payment_source' specified.",
  PENDING_CAPTURE:
    'Cannot initiate a refund as the capture is pending. Capture is typically pending when the payer has funded the transaction using e-check/bank funded.',
  PREVIOUS_REQUEST_IN_PROGRESS:
    'A previous request on this resource is currently in progress. Please wait for sometime and try again. It is best to space out the initial and the subsequent request(s) to avoid receiving this error.',
  REFUND_AMOUNT_EXCEEDED:
    'The refund amount must be less than or equal to the capture amount that has not yet been refunded.',
  REFUND_CAPTURE_CURRENCY_MISMATCH: 'Refund must be in the same currency as the capture',
  REFUND_NOT_ALLOWED: 'Capture cannot be refunded.',
  REFUND_NOT_PERMITTED_DUE_TO_CHARGEBACK:
    'Refunds are not allowed on this capture due to a chargeback on the card or bank. Please contact the payee to resolve the chargeback.',
  REFUND_TIME_LIMIT_EXCEEDED: 'You are over the time limit to perform a refund on this capture',
};

/** Where an issue lies; `field` is a JSON pointer. */
export interface Detail {
  readonly field?: string;
  readonly value?: string;
  readonly location?: 'body' | 'path' | 'query';
}

interface Link {
  readonly href: string;
  readonly rel: string;
  readonly method?: string;
}

/** An error that a route throws and the API returns with `status`. */
export class PayPalError extends Error {
  readonly status: number;
  readonly errorName: string;
  readonly details: readonly (Detail & { readonly issue: string; readonly description?: string })[];
  readonly links: readonly Link[];

  constructor(
    status: number,
    say: { readonly name: string; readonly message: string },
    details: PayPalError['details'] = [],
    links: readonly Link[] = [],
  ) {
    super(say.message);
    this.status = status;
    this.errorName = say.name;
    this.details = details;
    this.links = links;
  }

  body(): object {
    const { errorName, message, details, links } = this;
    const debug_id = randomText(13).toLowerCase();
    return { name: errorName, message, ...(details.length > 0 && { details }), debug_id, links };
  }
}

const UNPROCESSABLE = {
  name: 'UNPROCESSABLE_ENTITY',
  message: 'The requested action could not be performed, semantically incorrect, or failed business validation.',
};
const BAD_REQUEST = {
  name: 'INVALID_REQUEST',
  message: 'Request is not well-formed, syntactically incorrect, or violates schema.',
};

/** 422 with one issue. */
export function unprocessable(issue: string, at: Detail = {}, links: readonly Link[] = []): PayPalError {
  return new PayPalError(422, UNPROCESSABLE, [issueAt(issue, at)], links);
}

/** 400: a malformed field. */
export function invalidSyntax(field: string): PayPalError {
  return badRequest('INVALID_PARAMETER_SYNTAX', { field, location: 'body' });
}

/** 400: a missing field. */
export function missingField(field: string): PayPalError {
  return badRequest('MISSING_REQUIRED_PARAMETER', { field, location: 'body' });
}

/** 400 with one issue. */
export function badRequest(issue: string, at: Detail = {}): PayPalError {
  return new PayPalError(400, BAD_REQUEST, [issueAt(issue, at)]);
}

/** 404: no such object. */
export function notFound(id: string): PayPalError {
  const say = { name: 'RESOURCE_NOT_FOUND', message: 'The specified resource does not exist.' };
  return new PayPalError(404, say, [issueAt('INVALID_RESOURCE_ID', { value: id, location: 'path' })]);
}

/** 401: no token, or an unknown or expired one. */
export function unauthenticated(): PayPalError {
  return new PayPalError(401, {
    name: 'AUTHENTICATION_FAILURE',
    message: 'Authentication failed due to missing authorization header, or invalid authentication credentials.',
  });
}

/** 409: another call with the same request id, or on the same object, is still running. */
export function inProgress(): PayPalError {
  const say = {
    name: 'RESOURCE_CONFLICT',
    message: 'The server has detected a conflict while processing this request.',
  };
  return new PayPalError(409, say, [issueAt('PREVIOUS_REQUEST_IN_PROGRESS', {})]);
}

/** 429: too many calls. */
export function tooMany(): PayPalError {
  return new PayPalError(429, {
    name: 'RATE_LIMIT_REACHED',
    message: 'Too many requests. Blocked due to rate limiting.',
  });
}

/** 500. */
export function serverError(): PayPalError {
  return new PayPalError(500, { name: 'INTERNAL_SERVER_ERROR', message: 'An internal server error occurred.' });
}

function issueAt(issue: string, at: Detail) {
  const description = ISSUE_TEXTS[issue];
  return { ...at, issue, ...(description !== undefined && { description }) };
}
