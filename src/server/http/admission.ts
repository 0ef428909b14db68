// May one more request come in? Pure, so that the rule can be read as a table (docs/operations.md).
// What a request is for: who has paid half must not wait behind who looks around.

/** `health` is always answered; `paying` has places of its own; `file` and `upload` are counted by themselves. */
export type RequestKind = 'health' | 'paying' | 'browsing' | 'file' | 'upload';

const healthPaths: ReadonlySet<string> = new Set(['/healthz', '/readyz', '/metrics']);
// A checkout cannot be sent without the token that user/auth gives; a page of a booking is where a guest pays.
const payingPaths = /^\/(api\/(payment\/|booking\/checkout$|user\/auth$)|webhooks\/|booking\/|payment\/|sandbox\/)/;
// Files of the disk; pictures that must be made first wait in a queue with a bound of its own (ADR 025).
const filePaths = /^\/(assets|static|images)\/|^\/(favicon|manifest|apple-touch-icon[-\w]*)\.\w+$/;

/** The kind of a request by its path without the query, and by the type of its body. */
export function kindOf(path: string, contentType: string | undefined): RequestKind {
  if (healthPaths.has(path)) return 'health';
  if (payingPaths.test(path)) return 'paying';
  if (filePaths.test(path)) return 'file';
  return contentType !== undefined && /^multipart\//i.test(contentType) ? 'upload' : 'browsing';
}

/** What one process has in hand. */
export interface Load {
  /** Calls and pages that are being worked on, paying ones among them. */
  inFlight: number;
  files: number;
  uploads: number;
  /** How late the event loop is, in milliseconds. */
  delayMs: number;
}

interface Bounds {
  maxInFlight: number;
  maxLoopDelayMs: number;
}

/** Why a request is sent away; null lets it in. */
export type Shed = 'in-flight' | 'loop-delay' | null;

/** Of three places two are kept for paying: a page costs more than a payment, whose time passes at the provider. */
const keptForPaying = 2 / 3;
/** Paying goes on until the loop is this many times later than browsing may find it, and so do the files of pages let in. */
const longPatience = 3;
/** Photos are read into memory, 4 of 5 MB at most for each upload (docs/reviews.md#photos). */
const maxUploads = 20;

/**
 * The rule: health checks always, paying before browsing, files and uploads by counts of their own. A page that was let in is
 * dead without its script, and its files cost next to nothing.
 */
export function shedReason(kind: RequestKind, load: Load, { maxInFlight, maxLoopDelayMs }: Bounds): Shed {
  if (kind === 'health') return null;
  const isPatient = kind === 'paying' || kind === 'file';
  const patienceMs = isPatient ? maxLoopDelayMs * longPatience : maxLoopDelayMs;
  if (load.delayMs > patienceMs) return 'loop-delay';
  const [taken, places] = placesOf(kind, load, maxInFlight);
  return taken >= places ? 'in-flight' : null;
}

function placesOf(kind: Exclude<RequestKind, 'health'>, load: Load, maxInFlight: number): [number, number] {
  if (kind === 'file') return [load.files, maxInFlight];
  if (kind === 'upload') return [load.uploads, maxUploads];
  return [load.inFlight, kind === 'paying' ? maxInFlight : Math.floor(maxInFlight * (1 - keptForPaying))];
}
