import { describe, expect, it } from 'vitest';
import { reportForm } from './ProblemPopup.tsx';

describe('a report', () => {
  it('carries its fields and every photo under one name', () => {
    const photos = [new File(['a'], 'a.jpg'), new File(['b'], 'b.jpg')];
    const form = reportForm({ ref: 'ABCDEFGH', token: undefined, kind: 'host_late', message: 'Nobody came.' }, photos);
    expect([...form.keys()]).toEqual(['ref', 'kind', 'message', 'photo', 'photo']);
    expect(form.getAll('photo').map((file) => (file as File).name)).toEqual(['a.jpg', 'b.jpg']);
  });
});
