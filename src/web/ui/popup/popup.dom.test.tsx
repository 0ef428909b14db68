import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { menuPopup } from '#src/web/guest/layout/mobile-nav.ts';
import { closeOnBack } from '#src/web/platform/router/page-changes.ts';
import { pressEscape } from '#tests/support/web/native-dialog.ts';
import { openApp } from '#tests/support/web/open-app.tsx';
import { user } from '#tests/support/web/user.ts';
import { Popup } from './Popup.tsx';
import { closePopup, lockPopup, openPopup, popupState } from './popup.ts';

const opener = () => screen.getByRole('button', { name: 'Open' });
const dialog = () => screen.queryByRole('dialog');
const press = (name: string) => user.click(screen.getByRole('button', { name }));

/** A press on the backdrop targets the dialog. */
const pressBackdrop = () => fireEvent.click(screen.getByRole('dialog'));

/** Long after opening, so a press is no double click. */
const passDoubleClick = () => vi.spyOn(performance, 'now').mockReturnValue(performance.now() + 600);

interface Options {
  readonly kind?: 'dialog' | 'sheet';
  readonly mayClose?: () => boolean;
  readonly onClose?: () => void;
}

async function open(options: Options = {}, inside = <p>Content</p>) {
  const app = openApp(
    <>
      <button type="button" onClick={() => openPopup('booking-cancel')}>
        Open
      </button>
      <Popup name="booking-cancel" title="First" {...options}>
        {inside}
        <button type="button" onClick={() => openPopup('booking-confirm')}>
          On
        </button>
      </Popup>
      <Popup name="booking-confirm" title="Second">
        <p>Sure?</p>
      </Popup>
    </>,
  );
  await press('Open');
  return app;
}

afterEach(() => void vi.restoreAllMocks());

describe('a popup', () => {
  it('stands empty until its name is opened, then has its title as name and focus', async () => {
    openApp(
      <Popup name="login" title="Login">
        <p>Content</p>
      </Popup>,
    );
    act(() => void openPopup('success'));
    expect([dialog(), screen.queryByText('Content')]).toEqual([null, null]);
    act(() => closePopup());
    act(() => void openPopup('login'));
    expect(screen.getByRole('dialog', { name: 'Login' })).toBeTruthy();
    expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Login' }));
  });

  it('gives the focus to the field that is marked for it', async () => {
    await open({}, <input aria-label="Name" data-first-focus />);
    expect(document.activeElement).toBe(screen.getByLabelText('Name'));
  });

  it.each([
    ['Escape', async () => void act(pressEscape)],
    ['the close button', () => press('Close')],
  ])('is closed by %s: its content goes, and the focus goes back', async (_how, close) => {
    const onClose = vi.fn<() => void>();
    await open({ onClose });
    await act(close);
    expect([popupState.getState().name, screen.queryByText('Content'), dialog()]).toEqual([null, null, null]);
    expect(onClose).toHaveBeenCalledTimes(1);
    expect(document.activeElement).toBe(opener());
  });

  it('is closed by a press on the backdrop, but not by the second press of a double click, nor by one inside', async () => {
    await open();
    pressBackdrop();
    expect(popupState.getState().name).toBe('booking-cancel');
    passDoubleClick();
    fireEvent.click(screen.getByText('Content'));
    expect(popupState.getState().name).toBe('booking-cancel');
    pressBackdrop();
    expect(popupState.getState().name).toBeNull();
  });

  it('as a sheet it has no backdrop to press', async () => {
    await open({ kind: 'sheet' });
    passDoubleClick();
    pressBackdrop();
    expect(popupState.getState().name).toBe('booking-cancel');
  });

  it('stays open on Escape when its content asks first', async () => {
    const mayClose = vi.fn<() => boolean>(() => false);
    await open({ mayClose });
    act(pressEscape);
    expect([popupState.getState().name, mayClose.mock.calls.length]).toEqual(['booking-cancel', 1]);
  });

  it('cannot be closed in any way while it is locked, nor make place for another', async () => {
    await open();
    act(() => lockPopup(true));
    expect(screen.queryByRole('button', { name: 'Close' })).toBeNull();
    passDoubleClick();
    act(pressEscape);
    pressBackdrop();
    await press('On');
    expect(popupState.getState()).toEqual({ name: 'booking-cancel', locked: true });
    act(() => lockPopup(false));
    await press('Close');
    expect(dialog()).toBeNull();
  });

  it('makes place for another one, whose end leads back to where the first was opened', async () => {
    const onClose = vi.fn<() => void>();
    await open({ onClose });
    await press('On');
    expect(screen.getAllByRole('dialog')).toHaveLength(1);
    expect(screen.getByRole('dialog', { name: 'Second' })).toBeTruthy();
    expect([onClose.mock.calls.length, popupState.getState().name]).toEqual([1, 'booking-confirm']);
    expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Second' }));
    act(pressEscape);
    expect(document.activeElement).toBe(opener());
  });

  it('keeps the focus inside when the control that has it goes away', async () => {
    function Steps() {
      const [step, setStep] = useState(1);
      if (step > 1) return <p>Step {step}</p>;
      return (
        <button type="button" onClick={() => setStep(2)}>
          Next
        </button>
      );
    }
    await open({}, <Steps />);
    await press('Next');
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'First' })));
  });

  it('leaves the events of a dialog over it alone', async () => {
    const onClose = vi.fn<() => void>();
    await open({ onClose }, <dialog aria-label="Question" />);
    const question = document.querySelector<HTMLDialogElement>('dialog[aria-label=Question]');
    question?.showModal();
    act(pressEscape);
    expect(question?.open).toBe(false);
    expect([popupState.getState().name, onClose.mock.calls.length]).toEqual(['booking-cancel', 0]);
  });
});

it('stands in history with an entry of its own: Back closes it, and closing it takes the entry away', async () => {
  const { router } = await open();
  act(() => closePopup());
  // One store per page: stop following before the next test.
  onTestFinished(closeOnBack(router, menuPopup));
  const entry = (): unknown => history.state;
  const before = entry();
  await press('Open');
  expect(entry()).toMatchObject({ passing: true });
  await act(async () => history.back());
  await waitFor(() => expect(dialog()).toBeNull());
  expect(entry()).toEqual(before);
  await press('Open');
  await press('Close');
  await waitFor(() => expect(entry()).toEqual(before));
});
