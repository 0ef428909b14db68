import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { popupState } from '#src/web/ui/popup/popup.ts';
import { fixtureCourse } from '#tests/support/web/course-detail.ts';
import { pressEscape } from '#tests/support/web/native-dialog.ts';
import { type Answers, later, noAnswer, openApp } from '#tests/support/web/open-app.tsx';
import { refusal } from '#tests/support/web/open-with.ts';
import { user } from '#tests/support/web/user.ts';
import { AskHost } from './AskHost.tsx';

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: Date.UTC(2026, 10, 24) }));
afterEach(() => void vi.useRealTimers());

const free = { open: [], is_free: true };
const question = 'Is there a shorter way round?';
const opener = () => screen.getByRole('button', { name: 'Ask the host' });
const popup = () => within(screen.getByRole('dialog'));
const field = (name: string | RegExp) => popup().findByLabelText<HTMLInputElement>(name);
const send = () => user.click(popup().getByRole('button', { name: /^Send question/ }));
const shown = () => popupState.getState().name;

async function open(answers: Answers = {}) {
  const app = openApp(<AskHost course={fixtureCourse} />, { answers: { 'booking/inquiry-check': free, ...answers } });
  await user.click(opener());
  await field('Your question');
  return app;
}

async function fill(): Promise<void> {
  await user.type(await field('Your question'), question);
  await user.type(await field('First name'), 'Mara');
  await user.type(await field('Last name'), 'Lind');
  await user.type(await field(/^Email/), 'mara@example.com');
}

describe('a question to a host', () => {
  it('begins at its words, which come after the popup', async () => {
    await open();
    expect(document.activeElement).toBe(await field('Your question'));
  });

  it('wants its words and who asks, before anything is sent', async () => {
    const { callsOf } = await open();
    await send();
    expect(popup().getByText('Write at least 10 characters')).toBeTruthy();
    expect(document.activeElement).toBe(await field('Your question'));
    expect((await field(/^Email/)).getAttribute('aria-invalid')).toBe('true');
    expect(callsOf('booking/inquiry')).toEqual([]);
  });

  it('is sent once, then says where the answer goes', async () => {
    const { call, callsOf } = await open({ 'booking/inquiry': later });
    await fill();
    await send();
    const sent = await call('booking/inquiry');
    expect(sent.input).toEqual({
      course_id: fixtureCourse.id,
      date: '2026-12-05',
      pax: 2,
      message: question,
      email: 'mara@example.com',
      first_name: 'Mara',
      last_name: 'Lind',
    });
    await send();
    await sent.answer({ inquiry: { id: 'x', status: 'unverified' } });
    await waitFor(() => expect(shown()).toBe('inquiry-sent'));
    expect((await popup().findByRole('status')).textContent).toContain('mara@example.com');
    expect(callsOf('booking/inquiry')).toHaveLength(1);
    act(pressEscape);
    expect(document.activeElement).toBe(opener());
  });

  it('stays as it was typed when it is refused, and the field that is named has the focus', async () => {
    const fields = { email: 'This address bounced' };
    await open({ 'booking/inquiry': { ...refusal('email-invalid'), message: 'Not sent', fields } });
    await fill();
    await send();
    await popup().findByText(fields.email);
    expect(popup().getByText('Not sent')).toBeTruthy();
    expect(document.activeElement).toBe(await field(/^Email/));
    expect((await field('Your question')).value).toBe(question);
  });

  it('stays when no answer comes', async () => {
    await open({ 'booking/inquiry': noAnswer });
    await fill();
    await send();
    await popup().findByText(/^You seem to be offline/);
    expect([shown(), (await field('First name')).value]).toEqual(['inquiry', 'Mara']);
  });

  it('says meanwhile whether the departure is free, for the one chosen last', async () => {
    const { call } = await open({ 'booking/inquiry-check': later });
    await user.selectOptions(await field('Time'), '09:00');
    const first = await call('booking/inquiry-check');
    expect(first.input).toEqual({ course_id: fixtureCourse.id, date: '2026-12-05', time: '09:00', pax: 2 });
    fireEvent.change(await field('Date'), { target: { value: '2026-12-06' } });
    await user.selectOptions(await field('Time'), '14:00');
    const second = await call('booking/inquiry-check', 1);
    await second.answer({ ...free, is_free: false });
    await first.answer(free);
    expect(popup().getByText(/^This date isn’t available/)).toBeTruthy();
  });

  it('says nothing any more about a departure when the next one could not be looked at', async () => {
    const { call } = await open({ 'booking/inquiry-check': later });
    await user.selectOptions(await field('Time'), '09:00');
    await (await call('booking/inquiry-check')).answer(free);
    expect(popup().getByText(/^This date is available/)).toBeTruthy();
    await user.selectOptions(await field('Guests'), '3 guests');
    await (await call('booking/inquiry-check', 1)).answer(null);
    expect(popup().queryByText(/^This date is available/)).toBeNull();
    await user.selectOptions(await field('Guests'), '2 guests');
    await (await call('booking/inquiry-check', 2)).answer(free);
    fireEvent.change(await field('Date'), { target: { value: '' } });
    await waitFor(() => expect(popup().queryByText(/^This date is available/)).toBeNull());
  });

  it('looks at any time of a date that has not the time chosen before', async () => {
    const { call } = await open();
    await user.selectOptions(await field('Time'), '09:00');
    await call('booking/inquiry-check');
    fireEvent.change(await field('Date'), { target: { value: '2026-12-06' } });
    expect((await field('Time')).value).toBe('');
    expect((await call('booking/inquiry-check', 1)).input).not.toHaveProperty('time');
  });

  it('leads to a question that is open already', async () => {
    await open({ 'booking/inquiry-check': { open: [{ id: 'open-one' }], is_free: false } });
    await user.selectOptions(await field('Guests'), '3 guests');
    const link = await popup().findByRole('link', { name: 'View your question' });
    expect(link.getAttribute('href')).toContain('open-one');
  });
});
