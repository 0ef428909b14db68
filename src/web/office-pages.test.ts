import { describe, expect, it } from 'vitest';
import { officeRoutes } from '#src/contract/addresses/office/office-routes.ts';
import { officePageOf } from './office-pages.ts';
import { pageOf } from './routes.tsx';

const paths = Object.values(officeRoutes).map(({ path }) => path.replaceAll(/:\w+/g, '1'));

describe('pages of the back office', () => {
  it.each(paths)('%s has a page of its own', async (path) => {
    const { entry } = officePageOf(path) ?? {};
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
