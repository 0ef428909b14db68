import { describe, expect, it } from 'vitest';
import { tallScript } from './tall-script.ts';

describe('scripts that need room', () => {
  it.each(['မောင်မောင်', 'สมชาย', 'ສົມສັກ', 'សុខា'])('%s gets taller lines', (name) => {
    expect(tallScript('Rice', name)).toContain('leading-[1.7]');
  });

  it.each(['Mara Lind', 'Nguyễn Thị Hồng', 'आशा'])('%s does not', (name) => {
    expect(tallScript(name)).toBe('');
  });
});
