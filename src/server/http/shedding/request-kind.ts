// What a request is for: who has paid half must not wait behind who looks around.

/** `health` is always answered; `paying` has places of its own; `file` and `upload` are counted by themselves. */
export type RequestKind = 'health' | 'paying' | 'browsing' | 'file' | 'upload';

const healthPaths: ReadonlySet<string> = new Set(['/healthz', '/readyz', '/metrics']);
// A checkout cannot be sent without the token that user/auth gives; a page of a booking is where a guest pays.
const payingPaths = /^\/(api\/(payment\/|booking\/checkout$|user\/auth$)|webhooks\/|booking\/|payment\/|sandbox\/)/;
// Files of the disk; pictures that must be made first wait in a queue with a bound of its own (ADR 025).
const filePaths = /^\/(assets|static|images)\/|^\/favicon\./;

/** The kind of a request by its path without the query, and by the type of its body. */
export function kindOf(path: string, contentType: string | undefined): RequestKind {
  if (healthPaths.has(path)) return 'health';
  if (payingPaths.test(path)) return 'paying';
  if (filePaths.test(path)) return 'file';
  return contentType !== undefined && /^multipart\//i.test(contentType) ? 'upload' : 'browsing';
}
