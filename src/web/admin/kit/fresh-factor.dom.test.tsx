import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { Api } from '#src/web/platform/api/api.ts';
import { useApp } from '#src/web/platform/app/app-context.tsx';
import { openApp } from '#tests/support/web/open-app.tsx';
import { refusal } from '#tests/support/web/open-with.ts';
import { user } from '#tests/support/web/user.ts';
import { FactorRequest } from './AdminShell.tsx';
import { withFreshFactor } from './fresh-factor.ts';

const pay = (api: Api) =>
  withFreshFactor(() => api('payout/run-paid', { number: 7, paid_on: '2026-11-26', reference: 'B7' }));

function Page({ onEnd }: { readonly onEnd: (how: string) => void }) {
  const { api } = useApp();
  return (
    <>
      <button type="button" onClick={() => void pay(api).then((answer) => onEnd(answer.ok ? 'paid' : answer.kind))}>
        Pay
      </button>
      <FactorRequest />
    </>
  );
}

/** A page whose call is refused until the second factor is shown. */
function open() {
  const ends: string[] = [];
  let isShown = false;
  const app = openApp(<Page onEnd={(how) => ends.push(how)} />, {
    url: '/admin',
    answers: {
      'payout/run-paid': () => (isShown ? { message: 'Paid' } : refusal('factor-stale')),
      'account/factor-show': ({ code }: { code: string }) => {
        isShown = code === '123456';
        return isShown ? { message: 'Thank you' } : { ...refusal('factor-wrong'), message: 'This code is wrong' };
      },
    },
  });
  return { ...app, ends };
}
const press = (name: string) => user.click(screen.getByRole('button', { name }));

describe('an act that needs the second factor', () => {
  it('asks once, and makes the call again', async () => {
    const { ends, callsOf } = open();
    await press('Pay');
    const field = await screen.findByLabelText(/^Code from your/);
    await user.type(field, '000000');
    await press('Continue');
    await screen.findByText('This code is wrong');
    await user.clear(field);
    await user.type(field, ' 123456');
    await press('Continue');
    await expect.poll(() => ends).toEqual(['paid']);
    expect(callsOf('payout/run-paid')).toHaveLength(2);
    await press('Pay');
    await expect.poll(() => ends).toEqual(['paid', 'paid']);
    expect(screen.queryByLabelText(/^Code from your/)).toBeNull();
  });

  it('is not done where the question is closed', async () => {
    const { ends, callsOf } = open();
    await press('Pay');
    await screen.findByLabelText(/^Code from your/);
    await press('Close');
    await expect.poll(() => ends).toEqual(['refusal']);
    expect(callsOf('payout/run-paid')).toHaveLength(1);
  });
});
