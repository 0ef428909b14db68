import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { openApp } from '#tests/support/web/open-app.tsx';
import { user } from '#tests/support/web/user.ts';
import { Notes, type StaffNotes } from './Notes.tsx';

const about = { booking_id: '00000000-0000-4000-8000-0000000000b1' };
const note = { id: 7, words: 'Called the guest.', by: 'Sue', at: '2026-11-20T08:00:00.000Z', can_remove: true };
const open = (notes: StaffNotes) =>
  openApp(<Notes about={about} notes={notes} />, {
    answers: { 'admin/note-add': { message: 'Saved.' }, 'admin/note-remove': { message: 'Removed.' } },
  });

describe('notes of the staff', () => {
  it('are read with their writer and time, and one more is added', async () => {
    const { call, callsOf } = open({ notes: [{ ...note, can_remove: false }], is_open: true });
    screen.getByText('Called the guest.');
    screen.getByText(/^Sue, .*UTC$/);
    expect(screen.queryByRole('button', { name: /^Remove/ })).toBeNull();
    const send = screen.getByRole('button', { name: 'Save note' });
    await user.click(send);
    screen.getByText('Write a note.');
    expect(callsOf('admin/note-add')).toHaveLength(0);
    await user.type(screen.getByLabelText(/^Add a note/), 'No answer.');
    await user.click(send);
    expect((await call('admin/note-add')).input).toEqual({ ...about, words: 'No answer.' });
    await screen.findByText('Saved.');
    expect((screen.getByLabelText(/^Add a note/) as HTMLTextAreaElement).value).toBe('');
  });

  it('are removed in two steps', async () => {
    const { call } = open({ notes: [note], is_open: false });
    expect(screen.queryByLabelText(/^Add a note/)).toBeNull();
    await user.click(screen.getByRole('button', { name: /^Remove the note by Sue/ }));
    await user.click(within(screen.getByRole('form', { name: 'Remove' })).getByRole('button', { name: 'Remove' }));
    expect((await call('admin/note-remove')).input).toEqual({ note_id: 7 });
    await screen.findByText('Removed.');
  });

  it('are not there where they are nobody’s to read', () => {
    open({ notes: [], is_open: false });
    expect(screen.queryByRole('heading')).toBeNull();
  });
});
