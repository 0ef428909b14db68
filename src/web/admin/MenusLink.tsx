import { ArrowDown, ArrowLeftRight, ArrowUp, X } from 'lucide-react';
import { useState } from 'react';
import { menuLimits } from '#src/domain/catalogue/menu-rules.ts';
import { pageLanguage } from '#src/domain/catalogue/page-rules.ts';
import { languageText } from './content-words.ts';
import { useApp } from '#src/web/platform/app/app-context.tsx';
import { IconButton } from '#src/web/ui/button/IconButton.tsx';
import { Checkbox } from '#src/web/ui/form/Checkbox.tsx';
import { TextField } from '#src/web/ui/form/Field.tsx';
import type { MenuGroupProps, MenuLink } from './menus-edits.ts';
import { moved, movedOver, otherPlace, usualText, withLinks } from './menus-edits.ts';
import { t } from './menus-texts.ts';

interface LinkRowProps {
  readonly at: number;
  readonly link: MenuLink;
  readonly group: MenuGroupProps;
  readonly onChange: (link: MenuLink) => void;
}

/** One link: what it is called and where it leads, its place in the order, and its fields when they are unfolded. */
export function LinkRow({ at, link, group, onChange }: LinkRowProps) {
  const { place, menus, errorOf } = group;
  // Stays open while it is typed into.
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
  /** The text of the program, or null. */
  readonly usual: string | null;
  readonly wrong: string | undefined;
}

function LinkFields({ link, group: { place, kept }, usual, wrong, onChange }: LinkFieldsProps) {
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
      {kept.languages.map((language) => (
        <TextField
          key={language}
          label={
            kept.languages.length === 1 ? t('field.label') : t('field.labelIn', { language: languageText(language) })
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
