import { render, screen } from '@testing-library/react';
import { useState } from 'react';
import { describe, expect, it } from 'vitest';
import type { PropertyRow } from '#src/domain/listing/properties.ts';
import { user } from '#tests/support/web/user.ts';
import { PropertyField, valueOf } from './property-fields.tsx';

type Row = Parameters<typeof valueOf>[0];

function Field({ row, first }: { readonly row: Row; readonly first: string | boolean | null }) {
  const [typed, setTyped] = useState<string | number | boolean | null>(first);
  return (
    <>
      <PropertyField name="planted" label="Planted" {...{ row, typed }} onType={setTyped} />
      <output>{JSON.stringify(valueOf(row, typed))}</output>
    </>
  );
}

const value = (): unknown => JSON.parse(screen.getByRole('status').textContent ?? '');

const of = (kind: object): Row => ({ part: 'details', ...kind }) as PropertyRow as Row;

describe('the field of a property', () => {
  it('is a box to tick for a flag', async () => {
    render(<Field row={of({ kind: 'flag' })} first={false} />);
    await user.click(screen.getByLabelText('Planted'));
    expect(value()).toBe(true);
  });

  it('is a number with its bounds', async () => {
    render(<Field row={of({ kind: 'number', min: 0, max: 99 })} first={null} />);
    await user.type(screen.getByLabelText('Planted'), '12');
    expect(value()).toBe(12);
  });

  it.each(['line', 'text'])('is a field with a bound for a %s', async (kind) => {
    render(<Field row={of({ kind, length: { min: 0, max: 5 } })} first="" />);
    const field = screen.getByLabelText<HTMLInputElement>('Planted');
    await user.type(field, 'Steps');
    expect([value(), field.maxLength, field.tagName]).toEqual(['Steps', 5, kind === 'line' ? 'INPUT' : 'TEXTAREA']);
  });

  it('takes the lines of a list, without empty ones and within its bounds', async () => {
    render(<Field row={of({ kind: 'list', most: 2, length: { max: 4 } })} first={'Tea\n'} />);
    await user.type(screen.getByLabelText('Planted'), '\n  Bowls \nHat');
    expect(value()).toEqual(['Tea', 'Bowl']);
  });
});
