// What one call of the API declares: who may make it, what it does, what goes in and what comes out.
import type { z } from 'zod';
import type { ErrorCode } from './errors.ts';
import type { BookingStep } from '#src/domain/booking/steps/widget-events.ts';
import type { StaffPermission, SubjectKind } from '#src/domain/admin/areas.ts';

/** Who may make a call; everything not declared is denied (docs/domain/accounts.md#access). Ownership is checked on the row besides. */
export type Access = 'public' | 'user' | 'host' | 'coordinator' | 'distributor' | 'operator';

/** The budget a call is counted against when its caller is slowed down. */
export type RateClass = 'read' | 'search' | 'write' | 'auth' | 'payment' | 'upload';

/**
 * What a call of the staff acts on: the field that names it, by its kind, because nobody acts on what is their own; `everybody` for what is
 * nobody's in particular (docs/reference/back-office.md#conflicts-of-interest).
 */
export type CallSubject = 'everybody' | Readonly<Partial<Record<SubjectKind, string>>>;

/**
 * A call of the staff says which work it is: not every operator does all of it (docs/reference/back-office.md#areas). One that changes something
 * says what, too.
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
 * and never coerces.
 * `out` is the success payload without `status`, which the adapter adds. `body` is JSON unless it says otherwise.
 */
export type CallSpec = Admission & CallParts;

interface CallParts {
  readonly effect: 'read' | 'write';
  readonly rate: RateClass;
  readonly summary: string;
  readonly body?: 'multipart';
  /** The parts of a multipart body that are files: their name, and how many at least and at most. */
  readonly files?: {
    readonly part: string;
    readonly least: number;
    readonly most: number;
    /** The largest file, and what a larger one is refused as; left out: under the limit of photos (docs/reference/limits.md). */
    readonly limit?: { readonly bytes: number; readonly refusal: ErrorCode };
    /** True where files under other names are options nobody knows, and left out like those (docs/reference/api.md#form). */
    readonly ignoresOthers?: boolean;
  };
  /**
   * The steps of a choice that must be filled, in their order: the first empty one is the refusal
   * (docs/domain/checkout.md#steps-in-order).
   */
  readonly steps?: readonly BookingStep[];
  readonly in: z.core.$ZodType;
  readonly out: z.core.$ZodType;
}
