import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { popupState } from '#src/web/ui/popup/popup.ts';
import '#tests/support/web/native-dialog.ts';
import { openApp } from '#tests/support/web/open-app.tsx';
import { user } from '#tests/support/web/user.ts';
import { ReportPopup } from './ReportPopup.tsx';

it('a review is reported for a reason, in a popup that closes', async () => {
  const done: boolean[] = [];
  const app = openApp(<ReportPopup reviewId="one" onDone={(isSent) => done.push(isSent)} />, {
    answers: { 'written-review/report': { message: 'ok' } },
  });
  const popup = within(await screen.findByRole('dialog'));
  await user.click(popup.getByRole('button', { name: 'Send report' }));
  expect(popup.getByText('Choose a reason first')).toBeTruthy();
  await user.selectOptions(popup.getByLabelText(/^What’s wrong/), 'It’s threatening or insulting');
  await user.click(popup.getByRole('button', { name: 'Send report' }));
  expect((await app.call('written-review/report')).input).toEqual({ review_id: 'one', reason: 'threat' });
  await waitFor(() => expect(popupState.getState().name).toBeNull());
  expect(done[0]).toBe(true);
});
