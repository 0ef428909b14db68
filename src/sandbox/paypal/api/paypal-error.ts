// Refusals in PayPal's words: name, message, issues (Orders 2.13, Payments 2.5).
import { randomText } from '../../state/ids.ts';
import { ISSUE_TEXTS } from './issue-texts.ts';

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

/** A refusal that a route throws and PayPal's API answers with `status`. */
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

  /** The answer's JSON. */
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

/** 400: a field has not the form it must have. */
export function invalidSyntax(field: string): PayPalError {
  return badRequest('INVALID_PARAMETER_SYNTAX', { field, location: 'body' });
}

/** 400: a field is not there. */
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

/** 401: no token, an unknown one or one that is over. */
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

/** 429, as PayPal answers when it is called too often. */
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
