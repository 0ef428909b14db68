import { CodeField } from './CodeField.tsx';
import type { Booking } from './use-booking.ts';

/** The discount code of the widget. */
export function CodeForm({ booking }: { readonly booking: Booking }) {
  const { state } = booking.view;
  const { send } = booking;
  return (
    <CodeField
      isOpen={state.is_discount_open}
      typed={state.coupon_code}
      applied={state.coupon}
      busy={state.is_applying}
      error={state.discount_error}
      quote={state.calculation}
      onToggle={(is_open) => send({ type: 'discount-toggled', is_open })}
      onType={(code) => send({ type: 'code-typed', code })}
      onApply={() => send({ type: 'code-applied' })}
      onCancel={() => send({ type: 'code-cancelled' })}
    />
  );
}
