// /admin/menus: the links of header, slide-out menu and footer (docs/back-office.md#menus).
import { useState } from 'react';
import { instantText } from '#src/web/ui/text/wall-time.ts';
import { Banner } from '#src/web/ui/states/Banner.tsx';
import type { AdminMenus, MenuGroupProps, MenuLink, MenuPlace, Menus } from './menus-edits.ts';
import { type BodyProps, adminPage } from './kit/admin-page.tsx';
import { t } from './menus-texts.ts';
import { menuPlaces } from '#src/domain/catalogue/menus.ts';
import { failureFormError } from '#src/web/platform/api/failure-text.ts';
import { useApp } from '#src/web/platform/app/app-context.tsx';
import { Button } from '#src/web/ui/button/Button.tsx';
import { Checkbox } from '#src/web/ui/form/Checkbox.tsx';
import { FormMessage } from '#src/web/ui/form/FormMessage.tsx';
import { useForm } from '#src/web/ui/form/use-form.ts';
import { menuLimits } from '#src/domain/catalogue/menu-rules.ts';
import { languageText } from './content-words.ts';
import { TextField } from '#src/web/ui/form/Field.tsx';
import { LinkRow } from './MenusLink.tsx';
import { withLinks } from './menus-edits.ts';

const isColumn = (place: MenuPlace) => place === 'discover' || place === 'company';

/** One group of links with its order; a column of the footer also has a title. */
function MenuGroup({ place, menus, kept, errorOf, onChange }: MenuGroupProps) {
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
          {kept.languages.map((language) => (
            <TextField
              key={language}
              label={
                kept.languages.length === 1
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
          // What is typed is kept in the menus, so a link needs no identity.
          <LinkRow
            key={at}
            at={at}
            link={link}
            group={{ place, menus, kept, errorOf, onChange }}
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

interface MenusFormProps {
  readonly kept: AdminMenus;
  readonly onDone: (said: string) => void;
}

/** All groups at once: they are saved together, or reset together. Of two who change them the second is told and loses no word. */
function MenusForm({ kept, onDone }: MenusFormProps) {
  const { api } = useApp();
  const [menus, setMenus] = useState<Menus>(kept.menus);
  const [isLostSeen, setLostSeen] = useState(false);
  const form = useForm({
    read: () => menus,
    check: (): Record<string, string> => ({}),
    send: (all) => send(all),
  });
  const send = async (all: Menus | null) => {
    const answer = await api('admin/menu-save', { menus: all, version: kept.version, is_lost_seen: isLostSeen });
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
        {kept.pages.map(({ path, title }) => (
          <option key={path} value={path}>
            {title}
          </option>
        ))}
      </datalist>
      {menuPlaces.map((place) => (
        <MenuGroup key={place} place={place} menus={menus} kept={kept} errorOf={form.errorOf} onChange={setMenus} />
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
        {!kept.is_original && <Reset onReset={() => send(null)} />}
      </div>
    </form>
  );
}

/** The way back to the menus of the program, asked for once more. */
function Reset({ onReset }: { readonly onReset: () => Promise<{ readonly message: string } | null> }) {
  const [isAsked, setAsked] = useState(false);
  const [trouble, setTrouble] = useState<string | null>(null);
  if (!isAsked)
    return (
      <Button kind="secondary" onClick={() => setAsked(true)}>
        {t('reset')}
      </Button>
    );
  return (
    <div className="grid w-full gap-3 rounded-card border border-line p-4">
      <p>{t('reset.text')}</p>
      <FormMessage text={trouble} />
      <div className="flex flex-wrap gap-3">
        <Button kind="danger" onClick={() => void onReset().then((found) => setTrouble(found?.message ?? null))}>
          {t('reset')}
        </Button>
        <Button kind="secondary" onClick={() => setAsked(false)}>
          {t('cancel')}
        </Button>
      </div>
    </div>
  );
}

/** The links of header, slide-out menu and footer, in one form. */
export const { load, Page } = adminPage({ call: 'admin/menu-list', title: () => t('title'), Body });

function Body({ data: kept, done }: BodyProps<'admin/menu-list'>) {
  const { is_original: isOriginal, changed_at: changed, who } = kept;
  return (
    <div className="grid max-w-4xl grid-cols-[minmax(0,1fr)] gap-6">
      <div className="text-ink-2">
        <p>{t('lead')}</p>
        {isOriginal && <p>{t('first')}</p>}
        {!isOriginal && changed !== null && <p>{t('changed', { when: instantText(changed, 'UTC'), who })}</p>}
      </div>
      {done.banner}
      <noscript>
        <p>{t('noScript')}</p>
      </noscript>
      <MenusForm key={kept.version} kept={kept} onDone={done.onDone} />
    </div>
  );
}
