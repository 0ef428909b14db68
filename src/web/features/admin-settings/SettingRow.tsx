import { WorkLink } from '#src/web/admin/WorkLink.tsx';
import { useState } from 'react';
import { auditList } from '#src/contract/admin/audit-list.ts';
import { adminRoutes } from '#src/contract/admin/admin-routes.ts';
import { instantText } from '#src/web/booking/wall-time.ts';
import { Button } from '#src/web/ui/button/Button.tsx';
import type { Setting } from './load.ts';
import { SettingForm } from './SettingForm.tsx';
import { shownValue, t } from './t.ts';

/** One setting: what it is and does, who changed it last, and the way to change it. */
export function SettingRow({ setting }: { readonly setting: Setting }) {
  const [isOpen, setOpen] = useState(false);
  const { key, meaning, value, field } = setting;
  const name = t(`name.${key}`);
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-2">
      <div className="grid grid-cols-[minmax(0,1fr)] gap-x-6 gap-y-2 tablet:grid-cols-[minmax(0,1fr)_auto]">
        <div className="min-w-0">
          <h3 className="text-body font-bold">{name}</h3>
          <p className="text-small text-ink-2">{meaning}.</p>
          <p className="numbers mt-1 flex items-center gap-2 font-medium whitespace-pre-line wrap-anywhere">
            {field === 'colour' && (
              <span
                aria-hidden
                className="size-5 shrink-0 rounded-full border border-line-strong"
                style={{ backgroundColor: value }}
              />
            )}
            {shownValue(setting, value)}
          </p>
          <p className="text-small text-ink-2">
            {t('first', { value: shownValue(setting, setting.first) })} · <LastChange setting={setting} />
          </p>
          {setting.note !== '' && <p className="mt-1 text-small font-medium">{setting.note}</p>}
          {setting.is_fixed && <p className="mt-1 text-small text-ink-2">{t('fixed')}</p>}
        </div>
        {!isOpen && !setting.is_fixed && (
          <Button kind="secondary" className="needs-script self-start justify-self-start" onClick={() => setOpen(true)}>
            {t('change', { name })}
          </Button>
        )}
      </div>
      {isOpen && <SettingForm setting={setting} name={name} onEnd={() => setOpen(false)} />}
    </div>
  );
}

function LastChange({ setting: { key, changed_at: at, who } }: { readonly setting: Setting }) {
  if (at === null) return null;
  const when = instantText(at, 'UTC');
  if (who === '') return t('file', { when });
  return (
    <>
      {t('changed', { when, who })} ·{' '}
      <WorkLink
        work="audit-log"
        href={adminRoutes['admin-audit'].path + auditList.write({ about: `setting:${key}` })}
        className="link"
      >
        {t('history')}
      </WorkLink>
    </>
  );
}
