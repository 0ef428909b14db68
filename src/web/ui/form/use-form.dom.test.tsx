import { render, screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { user } from '#tests/support/web/user.ts';
import { type FormError, useForm } from './use-form.ts';

interface Name {
  readonly name: string;
}

function NameForm({ send }: { readonly send: (values: Name) => Promise<FormError | null> }) {
  const form = useForm<Name>({
    read: (node) => ({ name: String(new FormData(node).get('name')) }),
    check: ({ name }) => (name === '' ? { name: 'Please enter a name' } : {}),
    send,
  });
  const wrong = form.errorOf('name');
  return (
    <form noValidate onSubmit={form.submit}>
      <p role="alert">{form.message}</p>
      <input name="name" aria-label="Name" aria-invalid={wrong !== undefined} />
      <span>{wrong}</span>
      <button type="submit" disabled={form.busy}>
        Send
      </button>
    </form>
  );
}

const button = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Send' });

describe('a form', () => {
  it('sends nothing while a field is wrong, and gives that field the focus', async () => {
    const send = vi.fn<(values: Name) => Promise<FormError | null>>(async () => null);
    render(<NameForm send={send} />);
    await user.click(button());
    expect(screen.getByText('Please enter a name')).toBeTruthy();
    expect(document.activeElement).toBe(screen.getByLabelText('Name'));
    expect(send).not.toHaveBeenCalled();
  });

  it('sends once, however often it is pressed while an answer is on its way', async () => {
    let answer: (trouble: FormError | null) => void = () => undefined;
    const send = vi.fn<(values: Name) => Promise<FormError | null>>(() => new Promise((resolve) => (answer = resolve)));
    render(<NameForm send={send} />);
    await user.type(screen.getByLabelText('Name'), 'Mara{Enter}{Enter}');
    await user.click(button());
    expect(send.mock.calls).toEqual([[{ name: 'Mara' }]]);
    expect(button().disabled).toBe(true);
    answer(null);
    await waitFor(() => expect(button().disabled).toBe(false));
  });

  it('shows what the server finds wrong, marks the field and keeps what was typed', async () => {
    render(<NameForm send={async () => ({ message: 'Not accepted', fields: { name: 'Already taken' } })} />);
    await user.type(screen.getByLabelText('Name'), 'Mara{Enter}');
    await screen.findByText('Already taken');
    expect(screen.getByRole('alert').textContent).toBe('Not accepted');
    expect(screen.getByLabelText<HTMLInputElement>('Name').value).toBe('Mara');
    expect(document.activeElement).toBe(screen.getByLabelText('Name'));
  });

  it('is free again when what follows an answer throws', async () => {
    const failures: unknown[] = [];
    const note = (reason: unknown): unknown => failures.push(reason);
    process.on('unhandledRejection', note);
    render(<NameForm send={() => Promise.reject(new Error('a callback broke'))} />);
    await user.type(screen.getByLabelText('Name'), 'Mara{Enter}');
    await waitFor(() => expect(failures).toHaveLength(1));
    process.off('unhandledRejection', note);
    expect(button().disabled).toBe(false);
  });
});
