import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { popupState } from '#src/web/ui/popup/popup.ts';
import { fixtureBooking } from '#tests/support/web/booking-detail.ts';
import '#tests/support/web/native-dialog.ts';
import { openApp } from '#tests/support/web/open-app.tsx';
import { user } from '#tests/support/web/user.ts';
import { BookingDetailPage } from './page.tsx';

afterEach(() => void vi.unstubAllGlobals());

const popup = () => within(screen.getByRole('dialog'));
const topic = () => popup().getByLabelText<HTMLSelectElement>(/^What is it about/);
const message = () => popup().getByLabelText<HTMLTextAreaElement>(/^What happened/);
const send = () => popup().getByRole('button', { name: /^Send report/ });
const photo = (name: string, type = 'image/jpeg') => new File(['x'], name, { type });

/** The popup with this HTTP response; null for no connection. */
async function open(answer: object | null) {
  const sent: FormData[] = [];
  vi.stubGlobal('fetch', async (address: string, { body }: { readonly body: FormData }) => {
    expect(address).toBe('/api/problem/report');
    sent.push(body);
    if (answer === null) throw new Error('no connection');
    return { json: async () => answer };
  });
  // Without a canvas the preview stays empty.
  vi.stubGlobal('createImageBitmap', () => Promise.reject(new Error('no pictures here')));
  openApp(<BookingDetailPage data={fixtureBooking} />, { answers: { 'booking/detail': fixtureBooking } });
  await user.click(screen.getByRole('button', { name: /^Report a problem/ }));
  return sent;
}

async function fill(): Promise<void> {
  await user.selectOptions(topic(), 'The host was late');
  await user.type(message(), 'We waited for an hour.');
}

describe('the report of a problem', () => {
  it('wants a topic and a few words, and says so at the fields', async () => {
    const sent = await open({});
    await user.type(message(), 'Bad');
    await user.click(send());
    expect([topic(), message()].map((field) => field.getAttribute('aria-invalid'))).toEqual(['true', 'true']);
    expect(document.activeElement).toBe(topic());
    expect(sent).toEqual([]);
  });

  it('goes out with its photos, and is thanked for', async () => {
    const sent = await open({ status: 'success' });
    await fill();
    await user.upload(popup().getByLabelText('Add photos'), [photo('gate.jpg'), photo('road.jpg')]);
    await user.click(popup().getByRole('button', { name: 'Remove photo gate.jpg' }));
    expect(document.activeElement).toBe(popup().getByLabelText('Add photos'));
    await user.click(send());
    await waitFor(() => expect(popupState.getState().name).toBe('success'));
    const [form] = sent;
    expect([form?.get('ref'), form?.get('kind'), form?.get('message')]).toEqual([
      fixtureBooking.ref,
      'host_late',
      'We waited for an hour.',
    ]);
    expect(form?.getAll('photo').map((file) => (file as File).name)).toEqual(['road.jpg']);
  });

  it('names a file that is no photo', async () => {
    await open({});
    const field = popup().getByLabelText<HTMLInputElement>('Add photos');
    await user.setup({ applyAccept: false }).upload(field, photo('notes.txt', 'text/plain'));
    expect((await popup().findByText(/^notes\.txt:/)).closest('[role=alert]')).toBeTruthy();
    expect(popup().queryByRole('button', { name: /^Remove photo/ })).toBeNull();
  });

  it.each([
    ['the server does not answer', null, /^You seem to be offline/],
    ['the server refuses it', { status: 'error', code: 'too-late', message: 'It is too late' }, 'It is too late'],
  ])('keeps everything when %s', async (_what, answer, words) => {
    await open(answer);
    await fill();
    await user.upload(popup().getByLabelText('Add photos'), photo('gate.jpg'));
    await user.click(send());
    const said = await popup().findByText(words);
    expect(said.closest('[tabindex]')).toBe(document.activeElement);
    expect([topic().value, message().value]).toEqual(['host_late', 'We waited for an hour.']);
    expect(popup().getByText('gate.jpg')).toBeTruthy();
    expect(send().getAttribute('aria-busy')).toBeNull();
  });

  it('marks the field that the server names', async () => {
    const fields = { message: 'Please write without links' };
    await open({ status: 'error', code: 'details-missing', message: 'Not accepted', fields });
    await fill();
    await user.click(send());
    await waitFor(() => expect(document.activeElement).toBe(message()));
    const about = (message().getAttribute('aria-describedby') ?? '').split(' ').at(-1) ?? '';
    expect(document.getElementById(about)?.textContent).toBe(fields.message);
  });
});
