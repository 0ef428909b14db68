import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { createApi } from '#src/web/platform/api/api.ts';
import { AppProvider } from '#src/web/platform/app/app-context.tsx';
import type { WireQuote } from '#src/web/guest/booking/booking-course.ts';
import { fixtureSettings } from '#tests/support/web/settings.ts';
import { useCode, type CodeState } from './use-code.ts';

/** Calls made by a press, with the code SAVE applied. */
function callsOf(isPaying: boolean, press: (code: CodeState) => void): string[] {
  const called: string[] = [];
  const api = createApi(async (name) => {
    called.push(name);
    return { status: 'error', code: 'internal', message: 'x' };
  });
  const choice = { course_id: 9, date: '2026-12-05', time: '09:00', pax: 2, coupon_code: 'SAVE' };
  let code: CodeState | null = null;
  function Probe() {
    code = useCode({ choice, triedCode: null }, { discount_error: null } as WireQuote, isPaying);
    return null;
  }
  renderToString(
    <AppProvider app={{ api, settings: fixtureSettings }}>
      <Probe />
    </AppProvider>,
  );
  if (code !== null) press(code);
  return called;
}

describe('the code of checkout', () => {
  it.each(['apply', 'cancel'] as const)('%s asks for the price again', (move) => {
    expect(callsOf(false, (code) => code[move]())).toEqual(['booking/calculate']);
  });

  it.each(['apply', 'cancel'] as const)('%s is ignored while a payment is under way', (move) => {
    expect(callsOf(true, (code) => code[move]())).toEqual([]);
  });
});
