import { describe, expect, it } from 'vitest';
import { adminRoutes } from '#src/contract/admin/admin-routes.ts';
import { adminPageOf } from './admin-pages.ts';
import { pageOf } from './routes.tsx';

const paths = Object.values(adminRoutes).map(({ path }) => path.replaceAll(/:\w+/g, '1'));

describe('pages of the back office', () => {
  it.each(paths)('%s has a page of its own', async (path) => {
    const { entry } = adminPageOf(path) ?? {};
    const module = await entry?.module();
    expect(module?.load).toBeTypeOf('function');
    expect(module?.Page).toBeTypeOf('function');
    expect((await pageOf(path))?.entry.sources).toEqual(entry?.sources);
  });

  it('has none for an address that is not its own', async () => {
    expect(await pageOf('/admin/nothing')).toBeNull();
    expect(await pageOf('/administration')).toMatchObject({ name: 'page' });
  });
});
