// /admin/menus: the links of header, slide-out menu and footer (docs/back-office.md#menus).
import type { CallOutput } from '#src/contract/types.ts';
import { type Admitted, admittedPage } from './admitted.ts';
import type { PageInput, PageResult } from '#src/web/platform/router/page.ts';
import { t } from './menus-texts.ts';

/** The menus as they are kept. */
export type AdminMenus = CallOutput<'admin/menu-list'>;

/** The groups with their links. */
export type Menus = AdminMenus['menus'];
export type MenuPlace = keyof Menus;
export type MenuLink = Menus[MenuPlace]['links'][number];

/** A group among the menus that are changed. */
export interface MenuGroupProps {
  readonly place: MenuPlace;
  readonly menus: Menus;
  readonly kept: AdminMenus;
  readonly errorOf: (field: string) => string | undefined;
  readonly onChange: (menus: Menus) => void;
}

/** Loads them. */
export async function load({ api }: PageInput): Promise<PageResult<Admitted<AdminMenus>>> {
  return admittedPage(await api('admin/menu-list', {}), t('title'));
}
