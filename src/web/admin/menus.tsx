// /admin/menus: links of header, slide-out menu and footer (docs/reference/back-office.md#menus).
import { ArrowDown, ArrowLeftRight, ArrowUp, X } from 'lucide-react';
import { useState } from 'react';
import type { CallOutput } from '#src/contract/types.ts';
import { hasOwnText, menuLimits } from '#src/domain/catalogue/menu-rules.ts';
import { type MenuPlace as Place, menuPlaces, originalSlugs } from '#src/domain/catalogue/menus.ts';
import { pageLanguage } from '#src/domain/catalogue/page-rules.ts';
import { footerColumns, mobileLinks } from '#src/web/guest/layout/menu-links.ts';
import { failureFormError } from '#src/web/platform/api/failure-text.ts';
import { useApp } from '#src/web/platform/app/app-context.tsx';
import type { ClientSettings } from '#src/web/platform/app/page-settings.ts';
import { Button } from '#src/web/ui/button/Button.tsx';
import { IconButton } from '#src/web/ui/button/IconButton.tsx';
import { Checkbox } from '#src/web/ui/form/Checkbox.tsx';
import { TextField } from '#src/web/ui/form/Field.tsx';
import { FormMessage } from '#src/web/ui/form/FormMessage.tsx';
import { useForm } from '#src/web/ui/form/use-form.ts';
import { Banner } from '#src/web/ui/states/Banner.tsx';
import { instantText } from '#src/web/ui/text/wall-time.ts';
import { adminPage, type BodyProps } from './kit/admin-page.tsx';
import { languageText } from './kit/language-text.ts';
import { NoScript } from './kit/parts.tsx';
import { t } from './menus-texts.ts';

const isColumn = (place: MenuPlace) => place === 'discover' || place === 'company';

/** A group of ordered links; a footer column also has a title. */
function MenuGroup({ place, menus, saved, errorOf, onChange }: MenuGroupProps) {
  const { links, titles } = menus[place];
  const change = (next: MenuLink[]) => onChange(withLinks(menus, place, next));
  const wrong = errorOf(place);
  return (
    <section aria-labelledby={`menu-${place}`} className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <h2 id={`menu-${place}`} className="text-h3">
        {t(`place.${place}`)}
      </h2>
      {wrong !== undefined && <p className="font-medium text-error">{wrong}</p>}
      {isColumn(place) && (
        <div className="grid gap-4 tablet:grid-cols-2">
          {saved.languages.map((language) => (
            <TextField
              key={language}
              label={
                saved.languages.length === 1
                  ? t('field.titleOwn')
                  : t('field.titleIn', { language: languageText(language) })
              }
              maxLength={menuLimits.label}
              value={titles[language] ?? ''}
              onChange={(event) =>
                onChange({
                  ...menus,
                  [place]: { links, titles: { ...titles, [language]: event.currentTarget.value } },
                })
              }
            />
          ))}
        </div>
      )}
      <ol className="grid grid-cols-[minmax(0,1fr)] gap-3">
        {links.map((link, at) => (
          // Controlled values: a link needs no identity.
          <LinkRow
            key={at}
            at={at}
            link={link}
            group={{ place, menus, saved, errorOf, onChange }}
            onChange={(next) => change(links.with(at, next))}
          />
        ))}
      </ol>
      <div>
        <Button
          kind="secondary"
          size="small"
          disabled={links.length >= menuLimits.links[place]}
          onClick={() => change([...links, { target: '', labels: {}, is_hidden: false }])}
        >
          {t('add')}
        </Button>
      </div>
    </section>
  );
}

/** Groups are saved and reset together. On a conflict the second editor is told and keeps what was typed. */
function MenusForm({ saved, onDone }: { readonly saved: AdminMenus; readonly onDone: (message: string) => void }) {
  const { api } = useApp();
  const [menus, setMenus] = useState<Menus>(saved.menus);
  const [isLostSeen, setLostSeen] = useState(false);
  const form = useForm({
    read: () => menus,
    check: (): Record<string, string> => ({}),
    send: (all) => send(all),
  });
  const send = async (all: Menus | null) => {
    const answer = await api('admin/menu-save', { menus: all, version: saved.version, is_lost_seen: isLostSeen });
    if (!answer.ok) return failureFormError(answer);
    onDone(answer.data.message);
    return null;
  };
  const lost = form.errorOf('menus');
  return (
    <form
      noValidate
      method="post"
      aria-label={t('title')}
      className="needs-script grid grid-cols-[minmax(0,1fr)] gap-8"
      onSubmit={form.submit}
    >
      <datalist id="menu-pages">
        {saved.pages.map(({ path, title }) => (
          <option key={path} value={path}>
            {title}
          </option>
        ))}
      </datalist>
      {menuPlaces.map((place) => (
        <MenuGroup key={place} place={place} menus={menus} saved={saved} errorOf={form.errorOf} onChange={setMenus} />
      ))}
      <FormMessage text={form.message} />
      {(lost !== undefined || isLostSeen) && (
        <div className="grid gap-2">
          {lost !== undefined && <Banner tone="warning">{lost}</Banner>}
          <Checkbox label={t('lost')} checked={isLostSeen} onChange={(event) => setLostSeen(event.target.checked)} />
        </div>
      )}
      <div className="flex flex-wrap gap-3">
        <Button type="submit" loading={form.busy} loadingLabel={t('busy')}>
          {t('save')}
        </Button>
        {!saved.is_original && <Reset onReset={() => send(null)} />}
      </div>
    </form>
  );
}

function Reset({ onReset }: { readonly onReset: () => Promise<{ readonly message: string } | null> }) {
  const [isOpen, setOpen] = useState(false);
  const [trouble, setTrouble] = useState<string | null>(null);
  if (!isOpen)
    return (
      <Button kind="secondary" onClick={() => setOpen(true)}>
        {t('reset')}
      </Button>
    );
  return (
    <div className="grid w-full gap-3 rounded-card border border-line p-4">
      <p>{t('reset.text')}</p>
      <FormMessage text={trouble} />
      <div className="flex flex-wrap gap-3">
        <Button kind="danger" onClick={() => void onReset().then((error) => setTrouble(error?.message ?? null))}>
          {t('reset')}
        </Button>
        <Button kind="secondary" onClick={() => setOpen(false)}>
          {t('cancel')}
        </Button>
      </div>
    </div>
  );
}

export const { load, Page } = adminPage({ call: 'admin/menu-list', title: () => t('title'), Body });

function Body({ data: saved, done }: BodyProps<'admin/menu-list'>) {
  const { is_original: isOriginal, changed_at: changed, who } = saved;
  return (
    <div className="grid max-w-4xl grid-cols-[minmax(0,1fr)] gap-6">
      <div className="text-ink-2">
        <p>{t('lead')}</p>
        {isOriginal && <p>{t('first')}</p>}
        {!isOriginal && changed !== null && <p>{t('changed', { when: instantText(changed, 'UTC'), who })}</p>}
      </div>
      {done.banner}
      <NoScript text={t('noScript')} />
      <MenusForm key={saved.version} saved={saved} onDone={done.onDone} />
    </div>
  );
}

interface LinkRowProps {
  readonly at: number;
  readonly link: MenuLink;
  readonly group: MenuGroupProps;
  readonly onChange: (link: MenuLink) => void;
}

function LinkRow({ at, link, group, onChange }: LinkRowProps) {
  const { place, menus, errorOf } = group;
  // Stays open while typing.
  const [isNew] = useState(link.target === '');
  const { settings } = useApp();
  const usual = usualText(settings, place, link.target);
  const name = link.labels[pageLanguage] || usual || link.target || t('new');
  const wrong = errorOf(`${place}.${at}`);
  return (
    <li className="rounded-card border border-line px-4 py-2">
      <fieldset className="grid grid-cols-[minmax(0,1fr)]">
        <legend className="visually-hidden">{t('legend', { number: at + 1, name })}</legend>
        <div className="flex flex-wrap items-center gap-x-4">
          <p className="min-w-0 flex-1 basis-40 wrap-anywhere">
            <span className={link.is_hidden ? 'text-ink-3 line-through' : 'font-medium'}>{name}</span>
            {name !== link.target && <span className="ms-2 text-small text-ink-2">{link.target}</span>}
          </p>
          <Checkbox
            label={t('field.hidden')}
            checked={link.is_hidden}
            onChange={(event) => onChange({ ...link, is_hidden: event.target.checked })}
          />
          <span className="flex flex-wrap">
            <Moves at={at} name={name} group={group} />
            {usual === null && (
              <IconButton
                label={t('remove', { name })}
                onClick={() => group.onChange(withLinks(menus, place, menus[place].links.toSpliced(at, 1)))}
              >
                <X aria-hidden size={20} />
              </IconButton>
            )}
          </span>
        </div>
        <details open={wrong !== undefined || isNew ? true : undefined}>
          <summary className="link inline-flex min-h-11 cursor-pointer items-center text-small">
            {t('change', { name })}
          </summary>
          <LinkFields link={link} group={group} usual={usual} wrong={wrong} onChange={onChange} />
        </details>
      </fieldset>
    </li>
  );
}

interface LinkFieldsProps extends Omit<LinkRowProps, 'at'> {
  readonly usual: string | null;
  readonly wrong: string | undefined;
}

function LinkFields({ link, group: { place, saved }, usual, wrong, onChange }: LinkFieldsProps) {
  return (
    <div className="mb-3 grid items-start gap-4 tablet:grid-cols-2">
      <TextField
        label={t('field.target')}
        hint={t('field.targetHint')}
        list="menu-pages"
        maxLength={menuLimits.target}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        value={link.target}
        onChange={(event) => onChange({ ...link, target: event.currentTarget.value.trim() })}
        error={wrong}
      />
      {saved.languages.map((language) => (
        <TextField
          key={language}
          label={
            saved.languages.length === 1 ? t('field.label') : t('field.labelIn', { language: languageText(language) })
          }
          hint={usual === null ? undefined : t('field.labelOwn', { text: usual })}
          maxLength={place === 'header' ? menuLimits.headerLabel : menuLimits.label}
          value={link.labels[language] ?? ''}
          onChange={(event) => onChange({ ...link, labels: { ...link.labels, [language]: event.currentTarget.value } })}
        />
      ))}
    </div>
  );
}

function Moves({
  at,
  name,
  group: { place, menus, onChange },
}: Pick<LinkRowProps, 'at' | 'group'> & { readonly name: string }) {
  const { length } = menus[place].links;
  return (
    <>
      {at > 0 && (
        <IconButton label={t('move.up', { name })} onClick={() => onChange(moved(menus, place, at, -1))}>
          <ArrowUp aria-hidden size={20} />
        </IconButton>
      )}
      {at < length - 1 && (
        <IconButton label={t('move.down', { name })} onClick={() => onChange(moved(menus, place, at, 1))}>
          <ArrowDown aria-hidden size={20} />
        </IconButton>
      )}
      <IconButton
        label={t('move.over', { name, group: t(`place.${otherPlace(place)}`) })}
        onClick={() => onChange(movedOver(menus, place, at))}
      >
        <ArrowLeftRight aria-hidden size={20} />
      </IconButton>
    </>
  );
}

export type AdminMenus = CallOutput<'admin/menu-list'>;

export type Menus = AdminMenus['menus'];
type MenuPlace = keyof Menus;
type MenuLink = Menus[MenuPlace]['links'][number];

interface MenuGroupProps {
  readonly place: MenuPlace;
  readonly menus: Menus;
  readonly saved: AdminMenus;
  readonly errorOf: (field: string) => string | undefined;
  readonly onChange: (menus: Menus) => void;
}

function withLinks(menus: Menus, place: MenuPlace, links: MenuLink[]): Menus {
  return { ...menus, [place]: { ...menus[place], links } };
}

/** One place up (-1) or down (1). */
function moved(menus: Menus, place: MenuPlace, at: number, by: -1 | 1): Menus {
  const links = [...menus[place].links];
  const [link] = links.splice(at, 1);
  if (link !== undefined) links.splice(at + by, 0, link);
  return withLinks(menus, place, links);
}

function otherPlace(place: MenuPlace): MenuPlace {
  return ({ header: 'drawer', drawer: 'header', discover: 'company', company: 'discover' } as const)[place];
}

function movedOver(menus: Menus, place: MenuPlace, at: number): Menus {
  const link = menus[place].links[at];
  if (link === undefined) return menus;
  const other = otherPlace(place);
  const left = withLinks(menus, place, menus[place].links.toSpliced(at, 1));
  return withLinks(left, other, [...menus[other].links, link]);
}

/** The built-in text of a link; null without one. */
function usualText(settings: ClientSettings, place: Place, target: string): string | null {
  if (!hasOwnText(place, target)) return null;
  const { menus: _, ...rest } = settings;
  // With all pages, so hidden ones are named too.
  const usual = { ...rest, contentPages: Object.values(originalSlugs).flat() };
  const { discover, company } = footerColumns(usual);
  const links = place === 'header' || place === 'drawer' ? mobileLinks(usual) : [...discover, ...company];
  return links.find(({ url }) => url === target)?.title ?? null;
}
