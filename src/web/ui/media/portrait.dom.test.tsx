import { fireEvent, render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { Portrait } from './Portrait.tsx';

const linh = {
  id: 'host-linh',
  alt: 'Illustration of Linh Phạm',
  width: 384,
  height: 384,
  blur: null,
  dominant: '#2f8f9a',
  focal: null,
};

describe('the picture of a person', () => {
  it('keeps its place before it is there, and comes in three widths of each format', () => {
    const { container } = render(<Portrait name="Linh Phạm" image={linh} size="large" described />);
    const picture = screen.getByRole('img', { name: 'Illustration of Linh Phạm' });
    expect([picture.getAttribute('width'), picture.getAttribute('height')]).toEqual(['192', '192']);
    expect(picture.getAttribute('src')).toBe('/images/host-linh/square-192.jpg');
    const sources = [...container.querySelectorAll('source')].map(({ type, srcset }) => [type, srcset]);
    expect(sources).toEqual(
      ['avif', 'webp'].map((format) => [
        `image/${format}`,
        [96, 192, 384].map((side) => `/images/host-linh/square-${side}.${format} ${side}w`).join(', '),
      ]),
    );
  });

  it('says nothing where the name stands beside it', () => {
    render(<Portrait name="Linh Phạm" image={linh} size="small" />);
    expect(screen.queryByRole('img')).toBeNull();
  });

  it.each(['small', 'medium', 'large', 'tile'] as const)('is initials for somebody without one: %s', (size) => {
    const { container } = render(<Portrait name="Linh Phạm" image={null} country="VN" size={size} />);
    expect([container.textContent, container.querySelector('img')]).toEqual(['LP', null]);
  });

  it('is initials when it does not come', () => {
    const { container } = render(<Portrait name="Linh Phạm" image={linh} size="medium" />);
    const picture = container.querySelector('img');
    if (picture === null) throw new Error('no picture');
    fireEvent.error(picture);
    expect(container.textContent).toBe('LP');
  });
});
