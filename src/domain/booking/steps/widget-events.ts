import type { BookingChoice } from '#src/domain/booking/choice.ts';
import type { AddonOptions, Calculation, WidgetState } from './widget-state.ts';

/** A guest's action, or a response; `request` is its effect's number. */
export type WidgetEvent<C extends Calculation = Calculation> =
  | { readonly type: 'month-shown'; readonly month: string }
  | { readonly type: 'dates-loaded'; readonly request: number; readonly dates: readonly string[] }
  | { readonly type: 'dates-failed'; readonly request: number; readonly message: string }
  | { readonly type: 'date-picked'; readonly date: string }
  | { readonly type: 'times-loaded'; readonly request: number; readonly times: readonly string[] }
  | { readonly type: 'times-failed'; readonly request: number }
  | { readonly type: 'time-picked'; readonly time: string }
  | {
      readonly type: 'pax-loaded';
      readonly request: number;
      readonly pax_options: readonly number[];
      readonly addon_options: readonly AddonOptions[];
    }
  | { readonly type: 'pax-failed'; readonly request: number }
  | { readonly type: 'pax-picked'; readonly pax: number }
  | { readonly type: 'addons-changed'; readonly addons: Readonly<Record<string, number>> }
  | { readonly type: 'discount-toggled'; readonly is_open: boolean }
  | { readonly type: 'code-typed'; readonly code: string }
  | { readonly type: 'code-applied' }
  | { readonly type: 'code-cancelled' }
  | { readonly type: 'calculated'; readonly request: number; readonly calculation: C }
  | { readonly type: 'calculation-failed'; readonly request: number }
  | { readonly type: 'calculation-error-closed' }
  | { readonly type: 'payment-loading'; readonly is_loading: boolean }
  | { readonly type: 'checkout-allowed'; readonly is_allowed: boolean }
  | { readonly type: 'forward' }
  | { readonly type: 'back' }
  | { readonly type: 'step-checked'; readonly step: BookingStep; readonly is_button: boolean }
  /** `is_routed` false: the flow is in a dialog that only pushes the address into history. */
  | { readonly type: 'submitted'; readonly is_routed: boolean };

export type BookingStep = 'date' | 'time' | 'pax';

/** What the screen must do, in this order. */
export type WidgetEffect =
  | { readonly type: 'load-dates'; readonly request: number; readonly course_id: number; readonly month: string }
  | { readonly type: 'load-times'; readonly request: number; readonly course_id: number; readonly date: string }
  | {
      readonly type: 'load-pax';
      readonly request: number;
      readonly course_id: number;
      readonly date: string;
      readonly time: string;
    }
  | { readonly type: 'calculate'; readonly request: number; readonly choice: BookingChoice }
  | { readonly type: 'report-error'; readonly error: string }
  | { readonly type: 'add-to-cart'; readonly choice: BookingChoice }
  | { readonly type: 'go-to-checkout'; readonly choice: BookingChoice }
  | { readonly type: 'push-checkout'; readonly choice: BookingChoice }
  | { readonly type: 'reload' };

export interface WidgetResult<C extends Calculation = Calculation> {
  readonly state: WidgetState<C>;
  readonly effects: readonly WidgetEffect[];
}
