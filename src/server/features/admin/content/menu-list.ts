// admin/menu-list: what the menus are, with who changed them last (docs/back-office.md#menus).
import { type menuPlaces, type Menus, originalMenus, readMenus } from '#src/domain/content/menus.ts';
import type { Handler } from '#src/server/call.ts';
import { findSettings } from '#src/server/market/index.ts';
import { findShownTitles } from './content-queries.ts';

export const route = 'admin/menu-list';

export const handle: Handler<typeof route> = async (_input, { services: { db, config } }) => {
  const [rows, pages] = await Promise.all([findSettings(db), findShownTitles(db)]);
  const row = rows.find(({ key }) => key === 'menus');
  const kept = readMenus(row?.value ?? '') ?? null;
  return {
    menus: toWire(kept ?? originalMenus),
    is_original: kept === null,
    languages: [...config.locales],
    pages: pages.map(({ slug, title }) => ({ path: `/${slug}`, title })),
    version: row?.version ?? 0,
    changed_at: row?.changed_at.toISOString() ?? null,
    who: row?.who ?? '',
  };
};

const toWire = (menus: Menus) => {
  const of = (place: (typeof menuPlaces)[number]) => ({
    titles: { ...menus[place].titles },
    links: menus[place].links.map((link) => ({ ...link, labels: { ...link.labels } })),
  });
  return { header: of('header'), drawer: of('drawer'), discover: of('discover'), company: of('company') };
};
