import { locale, tagOf } from '#src/texts/locale.ts';
import { useApp } from '#src/web/platform/app/app-context.tsx';
import { localeCookie } from '#src/web/platform/locale/locale-cookie.ts';
import { t } from '#src/web/guest/texts.ts';

/** Reloads: script, texts and server output share one language. */
function choose(name: string): void {
  document.cookie = localeCookie(name, location.protocol === 'https:');
  location.reload();
}

/** The site's language, where there are several (docs/reference/texts.md#languages); each named in itself. */
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
