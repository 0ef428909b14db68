import { settingGroups } from '#src/domain/setting/groups.ts';
import { AdminShell } from '#src/web/admin/AdminShell.tsx';
import type { Admitted } from '#src/web/admin/admitted.ts';
import type { Settings } from './load.ts';
import { SettingRow } from './SettingRow.tsx';
import { t } from './t.ts';

/** Every setting with its value, what it may be and who changed it last, each with a form of its own. */
export function SettingsPage({ data: admitted }: { readonly data: Admitted<Settings> }) {
  return (
    <AdminShell admitted={admitted} title={t('title')}>
      {({ data }) => (
        <div className="grid max-w-4xl grid-cols-[minmax(0,1fr)] gap-9">
          <p className="text-ink-2">{t('lead')}</p>
          <noscript>
            <p>{t('noScript')}</p>
          </noscript>
          {settingGroups.map((group) => (
            <section key={group} aria-labelledby={`group-${group}`}>
              <h2 id={`group-${group}`} className="text-h3">
                {t(`group.${group}`)}
              </h2>
              <ul className="mt-2">
                {data
                  .filter((setting) => setting.group === group)
                  .map((setting) => (
                    <li key={setting.key} className="border-t border-line py-4 first:border-0">
                      <SettingRow setting={setting} />
                    </li>
                  ))}
              </ul>
            </section>
          ))}
        </div>
      )}
    </AdminShell>
  );
}
