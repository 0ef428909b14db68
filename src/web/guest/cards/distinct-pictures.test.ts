import { describe, expect, it } from 'vitest';
import { distinctPictures } from './distinct-pictures.ts';

const course = (...ids: string[]) => ({ images: ids.map((id) => ({ id })) });
const shown = (courses: ReturnType<typeof course>[]) =>
  distinctPictures(courses).map(({ images }) => images.map(({ id }) => id).join(''));

describe('pictures of a page of cards', () => {
  it('stay as they are while they differ', () => {
    const list = [course('a', 'b'), course('c', 'a')];
    expect(distinctPictures(list)).toEqual(list);
    expect(distinctPictures(list)[0]).toBe(list[0]);
  });

  it('turn to the next one that is not shown yet', () => {
    expect(shown([course('a', 'b'), course('a', 'b', 'c'), course('a', 'b', 'c', 'd')])).toEqual(['ab', 'bac', 'cabd']);
  });

  it('repeat only where nothing else is left, or there is none at all', () => {
    expect(shown([course('a'), course('a'), course()])).toEqual(['a', 'a', '']);
  });
});
