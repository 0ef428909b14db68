// Menus of an operator with the texts that the program has for its own links: found on the server, so that no browser looks for them
// (docs/back-office.md#menus).
import type { ShownMenu, ShownMenus } from '#src/domain/catalogue/menus.ts';
import type { NamedMenus, PageSettings } from '#src/web/platform/app/page-settings.ts';
import { footerColumns } from './footer-links.ts';
import { mobileLinks } from './menu-links.ts';

/** Every link with a text, in the language of the page. */
export function namedMenus(menus: ShownMenus, { brand, contentPages }: PageSettings): NamedMenus {
  const { discover, company } = footerColumns({ brand, contentPages });
  const [above, below] = [mobileLinks({ brand, contentPages }), [...discover, ...company]];
  const named = ({ title, links }: ShownMenu, own: typeof above) => ({
    title,
    links: links.map(({ url, title: said }) => ({
      url,
      title: said ?? own.find((link) => link.url === url)?.title ?? url,
    })),
  });
  return {
    header: named(menus.header, above),
    drawer: named(menus.drawer, above),
    discover: named(menus.discover, below),
    company: named(menus.company, below),
  };
}
