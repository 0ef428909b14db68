import { locale, tagOf } from '#src/texts/locale.ts';
import { useApp } from '#src/web/platform/app/app-context.tsx';
import { localeCookie } from '#src/web/platform/locale/locale-cookie.ts';
import { t } from '#src/web/guest/texts.ts';

/** The page comes again: script, texts and what the server wrote are in one language. */
function choose(name: string): void {
  document.cookie = localeCookie(name, location.protocol === 'https:');
  location.reload();
}

/** Which language the site is in, where it has more than one (docs/reference/texts.md#languages). Each is written in itself. */
export function LanguageChoice() {
  const { languages } = useApp().settings;
  if (languages.length < 2) return null;
  return (
    <label className="needs-script inline-flex min-h-11 max-w-full flex-wrap items-center gap-2.5 text-small text-ink-2">
      {t('footer.language')}
      <select
        className="control w-auto max-w-full pe-3"
        defaultValue={locale()}
        onChange={(event) => choose(event.currentTarget.value)}
      >
        {languages.map(({ locale: name, title }) => (
          <option key={name} value={name} lang={tagOf(name)}>
            {title}
          </option>
        ))}
      </select>
    </label>
  );
}
