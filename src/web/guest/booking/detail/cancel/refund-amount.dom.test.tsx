import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { RefundAmount } from './CancelConfirm.tsx';

const refund = (amount: number, state: 'done' | 'failed') => ({ amount, state, at: '2026-11-21T08:00:00Z', why: '' });
const quote = { refund_amount: 7.61, refund_percent: 100, reason: 'In time' };
const show = (paid_online: number, refunds: ReturnType<typeof refund>[]) =>
  render(<RefundAmount quote={quote} booking={{ paid_online, refunds }} isHost={false} />);

describe('what a cancel gives back', () => {
  it('is a share of all that was paid online', () => {
    show(7.61, [refund(3, 'failed')]);
    expect(screen.getByText('100% of the US$7.61 paid online')).toBeTruthy();
  });

  it('is a share of what is left where some has gone back before', () => {
    show(12.61, [refund(5, 'done'), refund(3, 'failed')]);
    expect(screen.getByText('100% of US$7.61 (US$12.61 paid online, US$5.00 already refunded)')).toBeTruthy();
  });

  it('is nothing where nothing was paid', () => {
    show(0, []);
    expect(screen.queryByText('In time')).toBeNull();
  });
});
