import { describe, expect, it } from 'vitest';
import { comboboxStep, nextMarked, type ComboboxState } from './use-search-box.ts';

const open: ComboboxState = { isOpen: true, lines: ['a', 'b', 'c'], marked: null, stays: false, isEmpty: false };
const closed: ComboboxState = { ...open, isOpen: false };
const press = (key: string, state: ComboboxState, altKey = false) => comboboxStep({ key, altKey }, state);

describe('nextMarked', () => {
  it('goes round the list in both directions', () => {
    const { lines } = open;
    expect(nextMarked(lines, null, 1)).toBe('a');
    expect(nextMarked(lines, 'c', 1)).toBe('a');
    expect(nextMarked(lines, null, -1)).toBe('c');
    expect(nextMarked(lines, 'a', -1)).toBe('c');
    expect(nextMarked([], null, 1)).toBeNull();
  });

  it('starts again when the marked line has gone', () => {
    expect(nextMarked(['x', 'y'], 'b', 1)).toBe('x');
  });
});

describe('the keys of the search box', () => {
  it.each(['ArrowDown', 'ArrowUp'])('%s marks a line, and opens a closed list', (key) => {
    expect(press(key, open)).toEqual({ do: 'mark', key: key === 'ArrowDown' ? 'a' : 'c' });
    expect(press(key, closed).do).toBe('mark');
  });

  it('Alt with an arrow opens and closes without marking', () => {
    expect(press('ArrowDown', closed, true)).toEqual({ do: 'open' });
    expect(press('ArrowUp', open, true)).toEqual({ do: 'close' });
  });

  it('Escape closes the list, then clears the box, and leaves an empty one alone', () => {
    expect(press('Escape', open)).toEqual({ do: 'close' });
    expect(press('Escape', closed)).toEqual({ do: 'clear' });
    expect(press('Escape', { ...closed, isEmpty: true })).toEqual({ do: 'nothing' });
  });

  it('Escape in a sheet is the sheet’s', () => {
    expect(press('Escape', { ...open, stays: true })).toEqual({ do: 'nothing' });
    expect(press('ArrowUp', { ...open, stays: true }, true)).toEqual({ do: 'nothing' });
  });

  it.each(['Home', 'End', 'ArrowLeft', 'ArrowRight'])('%s goes back to the text', (key) => {
    expect(press(key, { ...open, marked: 'b' })).toEqual({ do: 'unmark' });
  });

  it.each(['a', 'Tab', 'Enter'])('%s is the browser’s', (key) => {
    expect(press(key, open)).toEqual({ do: 'nothing' });
  });
});
