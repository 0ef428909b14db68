import { fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { fixtureCourse } from '#tests/support/web/course-detail.ts';
import { openApp } from '#tests/support/web/open-app.tsx';
import { user } from '#tests/support/web/user.ts';
import { ShareRow } from '#src/web/guest/course/CourseColumn.tsx';
import { SavedCourses } from '#src/web/guest/saved/SavedCourses.tsx';
import { SAVED_KEY } from './saved.ts';

beforeEach(() => localStorage.removeItem(SAVED_KEY));
afterEach(() => void Reflect.deleteProperty(navigator, 'share'));

const heart = () => screen.getByRole('button', { name: 'Save “Rice terraces & tea”' });

function Page() {
  return (
    <>
      <ShareRow course={fixtureCourse} />
      <section aria-label="list">
        <SavedCourses onFollow={() => undefined} />
      </section>
    </>
  );
}

describe('a heart', () => {
  it('saves an experience and says so; the list shows it and lets it go again', async () => {
    openApp(<Page />);
    const list = within(screen.getByRole('region', { name: 'list' }));
    expect(list.getByText('Nothing saved yet')).toBeTruthy();
    expect(heart().getAttribute('aria-pressed')).toBe('false');
    await user.click(heart());
    expect(heart().getAttribute('aria-pressed')).toBe('true');
    expect(list.getByRole('link', { name: /Rice terraces/ }).getAttribute('href')).toBe('/ubud/9/rice-terraces-tea');
    await user.click(list.getByRole('button', { name: 'Remove “Rice terraces & tea”' }));
    expect([heart().getAttribute('aria-pressed'), list.queryByRole('link')]).toEqual(['false', null]);
  });
});

describe('the share button', () => {
  const press = () => user.click(screen.getByRole('button', { name: 'Share' }));
  const address = () => `${location.origin}/ubud/9/rice-terraces-tea`;

  it("opens the device's own sheet where it has one, and takes its closing for no failure", async () => {
    const share = vi.fn<() => Promise<void>>().mockRejectedValue(new DOMException('closed', 'AbortError'));
    Object.defineProperty(navigator, 'share', { value: share, configurable: true });
    openApp(<Page />);
    await press();
    expect(share.mock.calls).toEqual([[{ title: 'Rice terraces & tea', url: address() }]]);
    expect(screen.getByRole('button', { name: 'Share' })).toBeTruthy();
  });

  it('copies the address elsewhere, and says so', async () => {
    const written: string[] = [];
    openApp(<Page />);
    vi.stubGlobal('navigator', { clipboard: { writeText: async (text: string) => void written.push(text) } });
    fireEvent.click(screen.getByRole('button', { name: 'Share' }));
    expect(await screen.findByText('Link copied')).toBeTruthy();
    expect(written).toEqual([address()]);
    vi.unstubAllGlobals();
  });
});
