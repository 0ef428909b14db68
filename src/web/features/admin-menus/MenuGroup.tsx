import { menuLimits } from '#src/domain/content/menu-rules.ts';
import { languageText } from '#src/web/admin/content/page-text.ts';
import { Button } from '#src/web/ui/button/Button.tsx';
import { TextField } from '#src/web/ui/form/Field.tsx';
import type { MenuGroupProps, MenuLink, MenuPlace } from './load.ts';
import { LinkRow } from './LinkRow.tsx';
import { withLinks } from './menu-edits.ts';
import { t } from './texts.ts';

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
