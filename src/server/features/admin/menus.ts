// Pages of text and menus in the back office (docs/reference/back-office.md#pages-of-text).
import { menuPlaces, type Menus, originalMenus, readMenus, textOfMenus } from '#src/domain/catalogue/menus.ts';
import type { Handler } from '#src/server/call.ts';
import {
  findSettings,
  fillSettings,
  lockSetting,
  readAgain,
  writeSetting,
} from '#src/server/platform/settings/index.ts';
import { findShownTitles, missingCities } from './content-queries.ts';
import { cityOfPath, leadsToPage } from '#src/contract/addresses/menu-targets.ts';
import { refuse, type Refusal } from '#src/contract/refusal.ts';
import { lostLinks, menuFaults } from '#src/domain/catalogue/menu-rules.ts';
import type { Services } from '#src/server/services.ts';
import { t } from '#src/server/features/texts.ts';
import { staffAct } from './staff-act.ts';

const menuList: Handler<'admin/menu-list'> = async (_input, { services: { db, config } }) => {
  const [rows, pages] = await Promise.all([findSettings(db), findShownTitles(db)]);
  const row = rows.find(({ key }) => key === 'menus');
  const own = readMenus(row?.value ?? '') ?? null;
  return {
    menus: toWire(own ?? originalMenus),
    is_original: own === null,
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

// admin/menu-save: replaces all menus; removing links that guests need must be confirmed (docs/reference/back-office.md#menus).
const menuSave = staffAct<'admin/menu-save'>({
  async check({ menus, is_lost_seen: isLostSeen }, { services }) {
    const wrong = menus === null ? null : await faultsOf(menus, services, isLostSeen);
    if (wrong === null) await fillSettings(services.pool, services.config.first.texts);
    return wrong;
  },
  async run({ menus, version }, { trx, actorId }) {
    const value = menus === null ? '' : textOfMenus(menus);
    const answer = { message: t('menus.saved') };
    const row = await lockSetting(trx, 'menus');
    if (row === null || row.version !== version) return refuse('setting-changed');
    if (row.value === value) return { answer, entry: null };
    await writeSetting(trx, { key: 'menus', value, reason: '', actorId });
    return {
      answer,
      entry: {
        action: value === '' ? 'menus-reset' : 'menus-changed',
        subject: 'setting:menus',
        detail: { before: readMenus(row.value) ?? null, after: readMenus(value) ?? null },
      },
    };
  },
  after: readAgain,
});

/** Faults by link (`discover.3`) or group (`company`); missing links at `menus`. */
async function faultsOf(menus: Menus, { db, config }: Services, isLostSeen: boolean): Promise<Refusal | null> {
  const cities = menuPlaces.flatMap((place) =>
    menus[place].links.flatMap(({ target, is_hidden: isHidden }) => (isHidden ? [] : (cityOfPath(target) ?? []))),
  );
  const gone = await missingCities(db, cities);
  const isPage = leadsToPage(config.contentPages);
  const isThere = (path: string) => isPage(path) && !gone.includes(cityOfPath(path) ?? 0);
  const fields = menuFaults(menus, isThere).map(({ place, at, what }) => [
    at === null ? place : `${place}.${at}`,
    t(`menus.fault.${what}`),
  ]);
  if (fields.length > 0) return refuse('bad-input', Object.fromEntries(fields));
  const lost = lostLinks(menus);
  if (lost.length === 0 || isLostSeen) return null;
  return refuse('bad-input', { menus: t('menus.lost', { list: lost.map((slug) => `/${slug}`).join(', ') }) });
}

export const menuCalls = {
  'admin/menu-list': menuList,
  'admin/menu-save': menuSave,
} as const;
