import type { ReactNode } from 'react';
import { ApplyButton } from '#src/web/ui/form/ApplyButton.tsx';
import { matchRoute } from '#src/contract/addresses/match-route.ts';
import { type Route, routes } from '#src/contract/addresses/routes.ts';
import { useNavigation } from '#src/web/platform/router/navigation.tsx';
import { AskLogin } from '#src/web/guest/user/AskLogin.tsx';
import { useReloadOnLogin } from '#src/web/platform/session/use-reload-on-login.ts';
import { buttonLook } from '#src/web/ui/button/button-look.ts';
import { Select } from '#src/web/ui/form/Select.tsx';
import { Banner } from '#src/web/ui/states/Banner.tsx';
import { EmptyState } from '#src/web/ui/states/EmptyState.tsx';
import type { Panel, PanelHost } from './panel.ts';
import { sectionUrl, type Section, sectionsOf } from './sections.ts';
import { t } from './texts.ts';
import { hostLanguageCodes } from '#src/domain/host-reach/languages.ts';
import { hostLanguageCookieName, isHostLocale, locale } from '#src/texts/locale.ts';
import { hostLanguageName } from '#src/web/platform/locale/language-names.ts';
import { localeCookie } from '#src/web/platform/locale/locale-cookie.ts';
import { Ellipsis, UserRound } from 'lucide-react';
import { classNames } from '#src/web/ui/class-names.ts';
import { LinkTabs } from '#src/web/ui/links/LinkTabs.tsx';

// The phone's bottom bar has the daily sections; the rest opens above it.
const first = 4;
const item =
  'flex min-h-15 flex-col items-center justify-center gap-0.5 px-0.5 text-center text-micro leading-tight font-medium wrap-anywhere ' +
  'hover:bg-sand focus-visible:-outline-offset-3';

/** Tabs, or on a phone a bottom bar that replaces the account's. */
function HostNav({ panel }: { readonly panel: Panel }) {
  const { path } = useNavigation();
  const sections = sectionsOf(panel);
  const top: string = routes['dashboard-host-panel'].path;
  const isHere = ({ route }: Section): boolean => {
    const own: string = routes[route].path;
    return path === own || (own !== top && path.startsWith(`${own}/`));
  };
  const rest = sections.slice(first);
  return (
    <>
      <div className="mb-6 max-tablet:hidden print:hidden">
        <LinkTabs
          label={t('nav.label')}
          tabs={sections.map((section) => ({ href: section.href, label: section.title, isHere: isHere(section) }))}
        />
      </div>
      <nav
        aria-label={t('nav.label')}
        className="foot-bar host-bar fixed inset-x-0 bottom-0 z-(--z-header) border-t border-line bg-surface pb-[env(safe-area-inset-bottom)] tablet:hidden print:hidden"
      >
        <ul className="flex *:min-w-0 *:flex-1">
          {sections.slice(0, first).map((section) => (
            <li key={section.route}>
              <BarLink section={section} isHere={isHere(section)} />
            </li>
          ))}
          <li>
            <details className="group" name="host-more">
              <summary className={classNames(item, 'cursor-pointer list-none', rest.some(isHere) && 'text-jade')}>
                <Ellipsis aria-hidden size={20} className="shrink-0" />
                {t('nav.more')}
              </summary>
              <ul className="absolute inset-x-0 bottom-full max-h-[70vh] overflow-y-auto border-t border-line bg-surface px-2 py-2 shadow-2">
                {rest.map((section) => (
                  <li key={section.route}>
                    <RowLink href={section.href} title={section.title} isHere={isHere(section)}>
                      <section.icon aria-hidden size={20} />
                    </RowLink>
                  </li>
                ))}
                <li className="mt-1 border-t border-line pt-1">
                  <RowLink href={routes.dashboard.path} title={t('nav.account')} isHere={false}>
                    <UserRound aria-hidden size={20} />
                  </RowLink>
                </li>
              </ul>
            </details>
          </li>
        </ul>
      </nav>
    </>
  );
}

function BarLink({ section, isHere }: { readonly section: Section; readonly isHere: boolean }) {
  return (
    <a
      href={section.href}
      aria-current={isHere ? 'page' : undefined}
      className={classNames(item, isHere && 'text-jade')}
    >
      <section.icon aria-hidden size={20} className="shrink-0" />
      {section.title}
    </a>
  );
}

interface RowLinkProps {
  readonly href: string;
  readonly title: string;
  readonly isHere: boolean;
  readonly children: React.ReactNode;
}

function RowLink({ href, title, isHere, children }: RowLinkProps) {
  return (
    <a
      href={href}
      aria-current={isHere ? 'page' : undefined}
      className={classNames(
        'flex min-h-12 items-center gap-3 rounded-control px-3 font-medium hover:bg-sand',
        isHere && 'text-jade',
      )}
    >
      {children}
      {title}
    </a>
  );
}

interface HostShellProps {
  readonly panel: Panel | null;
  readonly title: string;
  readonly action?: ReactNode;
  /** The section covers all hosts, so there is no choice. */
  readonly isForAll?: boolean;
  readonly children: (host: PanelHost, panel: Panel) => ReactNode;
}

/** The frame of host panel sections: menu, title, host choice and permissions (docs/reference/addresses.md#host-panel). */
export function HostShell({ panel, title, action, isForAll = false, children }: HostShellProps) {
  useReloadOnLogin();
  const match = matchRoute(useNavigation().path);
  const route: Route | null = match && routes[match.name];
  const hosts = panel === null ? [] : isForAll ? panel.hosts : [panel.host];
  const stopped = hosts.find((host) => host?.has_stopped_feed === true);
  return (
    <div className="pt-4 pb-10 tablet:pt-5 desk:pt-9">
      {panel !== null && panel.hosts.length > 0 && <HostNav panel={panel} />}
      <div className="mb-5 flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <h1 className="text-h1">{title}</h1>
        {panel?.host && action}
      </div>
      {panel !== null && !isForAll && panel.hosts.length > 1 && <ChooseHost panel={panel} />}
      {stopped && <StoppedFeed host={stopped} />}
      <Content panel={panel}>{children}</Content>
      {route?.inHostLanguage ? (
        <ReaderLanguage />
      ) : (
        panel?.host && (
          <p className="mt-10 text-small print:hidden">
            <a href={sectionUrl('host-settings', panel)} className="link inline-flex min-h-11 items-center">
              {t('language.choose')}
            </a>
          </p>
        )
      )}
    </div>
  );
}

/** Shown in every section, because it stops bookings (docs/domain/calendar.md#unread-feeds). */
function StoppedFeed({ host }: { readonly host: PanelHost }) {
  return (
    <div className="mb-5">
      <Banner tone="error">
        <p>{t('feed.stopped')}</p>
        {host.acts.includes('calendar') && (
          <a
            href={`${routes['host-calendar'].path}?host=${host.id}&form=feeds`}
            className="link inline-flex min-h-11 items-center"
          >
            {t('feed.open')}
          </a>
        )}
      </Banner>
    </div>
  );
}

function Content({ panel, children }: Pick<HostShellProps, 'panel' | 'children'>) {
  if (panel === null) return <AskLogin title={t('login.title')}>{t('login.text')}</AskLogin>;
  if (panel.host) return children(panel.host, panel);
  if (panel.hosts.length > 0) return <EmptyState title={t('refused.title')}>{t('refused.text')}</EmptyState>;
  const link = (
    <a href={routes['be-a-host'].path} className={buttonLook('primary')}>
      {t('join.action')}
    </a>
  );
  return (
    <EmptyState title={t('join.title')} action={link}>
      {t('join.text')}
    </EmptyState>
  );
}

/** A form that works without JavaScript and applies at once with it. */
function ChooseHost({ panel }: { readonly panel: Panel }) {
  const { path, navigate } = useNavigation();
  const fitting = panel.hosts.filter((host) => host.acts.includes(panel.act));
  if (fitting.length < 2) return null;
  return (
    <form action={path} className="mb-6 flex max-w-100 items-end gap-3">
      <div className="grow">
        <Select
          name="host"
          label={t('choose.label')}
          options={fitting.map(({ id, name }) => ({ value: id, label: name }))}
          defaultValue={panel.host?.id}
          key={panel.host?.id}
          onChange={(event) => navigate(`${path}?host=${event.target.value}`)}
        />
      </div>
      <ApplyButton>{t('choose.go')}</ApplyButton>
    </form>
  );
}

function choose(name: string): void {
  document.cookie = localeCookie(name, location.protocol === 'https:', hostLanguageCookieName);
  location.reload();
}

/** The language of host pages in this browser (docs/reference/texts.md#languages-of-hosts); each named in itself. */
function ReaderLanguage() {
  return (
    <label className="needs-script mt-10 flex flex-wrap items-center gap-x-2.5 text-small text-ink-2 print:hidden">
      {t('language.label')}
      <select
        // Names in five scripts: uses system fonts and loads none.
        className="control w-auto pe-3 font-[family-name:system-ui]"
        defaultValue={isHostLocale(locale()) ? locale() : 'en'}
        onChange={(event) => choose(event.currentTarget.value)}
      >
        {hostLanguageCodes.map((name) => (
          <option key={name} value={name} lang={name}>
            {hostLanguageName(name)}
          </option>
        ))}
      </select>
    </label>
  );
}
