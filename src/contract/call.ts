// Declaration of one API call: who may make it, its effect, input and output.
import type { z } from 'zod';
import type { ErrorCode } from './errors.ts';
import type { BookingStep } from '#src/domain/booking/steps/widget-events.ts';
import type { StaffPermission, SubjectKind } from '#src/domain/admin/areas.ts';

/**
 * Who may make a call; anything undeclared is denied (docs/domain/accounts.md#access). Ownership is checked on the row
 * as well.
 */
export type Access = 'public' | 'user' | 'host' | 'coordinator' | 'distributor' | 'operator';

/** The rate limit that applies to the caller. */
export type RateClass = 'read' | 'search' | 'write' | 'auth' | 'payment' | 'upload';

/**
 * The field with the subject of a staff call, by kind, because operators may not act on their own subjects; `everybody`
 * where there is no owner (docs/reference/back-office.md#conflicts-of-interest).
 */
export type CallSubject = 'everybody' | Readonly<Partial<Record<SubjectKind, string>>>;

/**
 * A staff call declares its permission (docs/reference/back-office.md#areas), and its subject if it changes something.
 */
type Admission =
  | { readonly access: Exclude<Access, 'operator'>; readonly permission?: never; readonly about?: never }
  | {
      readonly access: 'operator';
      readonly permission: StaffPermission;
      readonly effect: 'read';
      readonly about?: never;
    }
  | {
      readonly access: 'operator';
      readonly permission: StaffPermission;
      readonly effect: 'write';
      readonly about: CallSubject;
    };

/**
 * One call. `effect: 'write'` needs the CSRF header (docs/domain/accounts.md#csrf-token). `in` refuses unknown fields
 * and never coerces. `out` is the success payload without `status`, which the adapter adds. `body` is JSON by default.
 */
export type CallSpec = Admission & CallParts;

interface CallParts {
  readonly effect: 'read' | 'write';
  readonly rate: RateClass;
  readonly summary: string;
  readonly body?: 'multipart';
  /** The file parts of a multipart body: their name, and the least and most files. */
  readonly files?: {
    readonly part: string;
    readonly least: number;
    readonly most: number;
    /**
     * The largest file, and the error code for a larger one; absent: the limit of photos (docs/reference/limits.md).
     */
    readonly limit?: { readonly bytes: number; readonly refusal: ErrorCode };
    /** Files under other names are ignored like unknown options (docs/reference/api.md#form). */
    readonly ignoresOthers?: boolean;
  };
  /** Required steps of a choice, in order: the first empty one is refused (docs/domain/checkout.md#steps-in-order). */
  readonly steps?: readonly BookingStep[];
  readonly in: z.core.$ZodType;
  readonly out: z.core.$ZodType;
}
