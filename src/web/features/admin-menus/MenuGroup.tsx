import { ArrowDown, ArrowLeftRight, ArrowUp, X } from 'lucide-react';
import { menuLimits } from '#src/domain/content/menu-rules.ts';
import { pageLanguage } from '#src/domain/content/page-rules.ts';
import { languageText } from '#src/web/admin/content/page-text.ts';
import { useApp } from '#src/web/app/app-context.tsx';
import { Button } from '#src/web/ui/button/Button.tsx';
import { IconButton } from '#src/web/ui/button/IconButton.tsx';
import { Checkbox } from '#src/web/ui/form/Checkbox.tsx';
import { TextField } from '#src/web/ui/form/Field.tsx';
import type { MenuLink, MenuPlace, Menus, OfficeMenus } from './load.ts';
import { moved, movedOver, otherPlace, usualText, withLinks } from './menu-edits.ts';
import { t } from './t.ts';

interface MenuGroupProps {
  readonly place: MenuPlace;
  readonly menus: Menus;
  readonly kept: OfficeMenus;
  readonly errorOf: (field: string) => string | undefined;
  readonly onChange: (menus: Menus) => void;
}

const isColumn = (place: MenuPlace) => place === 'discover' || place === 'company';

/** One group of links with its order; a column of the footer also has a title. */
export function MenuGroup({ place, menus, kept, errorOf, onChange }: MenuGroupProps) {
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

interface LinkRowProps {
  readonly at: number;
  readonly link: MenuLink;
  readonly group: MenuGroupProps;
  readonly onChange: (link: MenuLink) => void;
}

function LinkRow({ at, link, group, onChange }: LinkRowProps) {
  const { place, menus, kept, errorOf } = group;
  const { settings } = useApp();
  const usual = usualText(settings, place, link.target);
  const name = link.labels[pageLanguage] || usual || link.target || t('new');
  return (
    <li className="rounded-card border border-line p-4">
      <fieldset className="grid grid-cols-[minmax(0,1fr)] gap-3">
        <legend className="text-small font-medium">{t('legend', { number: at + 1, name })}</legend>
        <div className="grid gap-4 tablet:grid-cols-2">
          <TextField
            label={t('field.target')}
            hint={usual === null ? t('field.targetHint') : undefined}
            list="menu-pages"
            maxLength={menuLimits.target}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            value={link.target}
            onChange={(event) => onChange({ ...link, target: event.currentTarget.value.trim() })}
            error={errorOf(`${place}.${at}`)}
          />
          {kept.languages.map((language) => (
            <TextField
              key={language}
              label={
                kept.languages.length === 1
                  ? t('field.label')
                  : t('field.labelIn', { language: languageText(language) })
              }
              hint={usual === null ? undefined : t('field.labelOwn', { text: usual })}
              maxLength={place === 'header' ? menuLimits.headerLabel : menuLimits.label}
              value={link.labels[language] ?? ''}
              onChange={(event) =>
                onChange({ ...link, labels: { ...link.labels, [language]: event.currentTarget.value } })
              }
            />
          ))}
        </div>
        <div className="flex flex-wrap items-center gap-x-2">
          <Checkbox
            label={t('field.hidden')}
            checked={link.is_hidden}
            onChange={(event) => onChange({ ...link, is_hidden: event.target.checked })}
          />
          <span className="ms-auto flex flex-wrap">
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
      </fieldset>
    </li>
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
