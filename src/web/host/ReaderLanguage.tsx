import { hostLanguageCodes } from '#src/domain/host/languages.ts';
import { hostLanguageCookieName, isHostLocale, locale } from '#src/texts/locale.ts';
import { hostLanguageName } from '#src/web/locale/host-language-name.ts';
import { localeCookie } from '#src/web/locale/locale-cookie.ts';
import { t } from './texts.ts';

/** The page comes again: its words come with it. */
function choose(name: string): void {
  document.cookie = localeCookie(name, location.protocol === 'https:', hostLanguageCookieName);
  location.reload();
}

/** In which language this phone shows what is made for hosts (docs/content.md#languages-of-hosts). Each is written in itself. */
export function ReaderLanguage() {
  return (
    <label className="needs-script mt-10 flex flex-wrap items-center gap-x-2.5 text-small text-ink-2 print:hidden">
      {t('language.label')}
      <select
        // Its names are in five scripts: a phone shows those that it has, and loads letters for none of them.
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
