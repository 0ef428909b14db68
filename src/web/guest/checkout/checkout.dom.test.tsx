import { act, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { describe, expect, it } from 'vitest';
import { createApi } from '#src/web/platform/api/api.ts';
import { AppProvider } from '#src/web/platform/app/app-context.tsx';
import { fixtureQuote } from '#tests/support/web/checkout.ts';
import { fixtureSettings } from '#tests/support/web/settings.ts';
import { useCode } from './use-code.ts';
import { useOtherTabs } from './use-other-tabs.ts';

const choice = { course_id: 9, date: '2026-12-05', time: '09:00', pax: 2 };

/** The code field in a browser; calls wait until answered. */
function open() {
  const answers: ((answer: unknown) => void)[] = [];
  const api = createApi(() => new Promise((resolve) => answers.push(resolve)));
  const wrapper = ({ children }: { readonly children: ReactNode }) => (
    <AppProvider app={{ api, settings: fixtureSettings }}>{children}</AppProvider>
  );
  const { result } = renderHook(() => useCode({ choice, triedCode: null }, fixtureQuote, false), { wrapper });
  const apply = (code: string): void => {
    act(() => result.current.setTyped(code));
    act(() => result.current.apply());
  };
  const answer = (index: number, data: object) => act(async () => answers[index]?.({ status: 'success', ...data }));
  return { result, apply, answer, answers };
}

describe('the code of checkout in a browser', () => {
  it('counts once its price has come', async () => {
    const { result, apply, answer } = open();
    apply(' SAVE ');
    expect(result.current).toMatchObject({ busy: true, applied: '' });
    await answer(0, { ...fixtureQuote, discount_error: null, total_price: 7 });
    expect(result.current).toMatchObject({ busy: false, applied: 'SAVE', error: null, quote: { total_price: 7 } });
  });

  it('drops the price of an older question', async () => {
    const { result, apply, answer } = open();
    apply('ONE');
    apply('TWO');
    await answer(1, { ...fixtureQuote, discount_error: null, total_price: 2 });
    await answer(0, { ...fixtureQuote, discount_error: null, total_price: 1 });
    expect(result.current).toMatchObject({ applied: 'TWO', quote: { total_price: 2 } });
  });

  it('takes the code before back when an empty one is applied', () => {
    const { result, apply, answers } = open();
    apply('  ');
    expect(result.current).toMatchObject({ typed: '', error: 'empty-code', busy: false });
    expect(answers).toEqual([]);
  });
});

const tab = (address: string) => renderHook(() => useOtherTabs(address)).result;
const ours = '/booking/checkout?cid=1';

it('shows another tab with the same choice that it is being paid, is paid, or is free again', async () => {
  const [here, there, elsewhere] = [tab(ours), tab(ours), tab('/booking/checkout?cid=2')];
  act(() => here.current.tell('paying'));
  await waitFor(() => expect(there.current.other).toEqual({ state: 'paying' }));
  act(() => here.current.tell('stopped'));
  await waitFor(() => expect(there.current.other).toBeNull());
  const url = `${location.origin}/booking/BX1`;
  act(() => here.current.tell('paid', url));
  await waitFor(() => expect(there.current.other).toEqual({ state: 'paid', url }));
  expect([here.current.other, elsewhere.current.other]).toEqual([null, null]);
});
