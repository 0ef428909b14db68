// /admin/settings: settings of the marketplace (docs/reference/back-office.md#settings).
import { useState } from 'react';
import { adminRoutes } from '#src/contract/admin/admin-routes.ts';
import { auditList } from '#src/contract/admin/log-lists.ts';
import type { CallOutput } from '#src/contract/types.ts';
import { settingGroups } from '#src/domain/setting/groups.ts';
import { useApp } from '#src/web/platform/app/app-context.tsx';
import { useNavigation } from '#src/web/platform/router/navigation.tsx';
import { Button } from '#src/web/ui/button/Button.tsx';
import { TextField } from '#src/web/ui/form/Field.tsx';
import { Select } from '#src/web/ui/form/Select.tsx';
import { TextArea } from '#src/web/ui/form/TextArea.tsx';
import { instantText } from '#src/web/ui/text/wall-time.ts';
import { ActForm } from './kit/act-form.tsx';
import { adminPage, type BodyProps } from './kit/admin-page.tsx';
import { languageText } from './kit/language-text.ts';
import { NoScript, PermittedLink } from './kit/parts.tsx';
import { choicesOf } from './kit/values.ts';
import { t } from './settings-texts.ts';

type Setting = CallOutput<'admin/setting-list'>['data'][number];

export const { load, Page } = adminPage({
  call: 'admin/setting-list',
  title: () => t('title'),
  extra: async ({ url }) => ({ find: (url.searchParams.get('find') ?? '').trim().slice(0, 100) }),
  Body,
});

/** `find`: the search text; '' for all. */
function Body({ data: { data }, find }: BodyProps<'admin/setting-list', { readonly find: string }>) {
  const matches = data.filter((setting) => isMatch(setting, find));
  const groups = settingGroups.filter((group) => matches.some((setting) => setting.group === group));
  return (
    <div className="grid max-w-4xl grid-cols-[minmax(0,1fr)] gap-6">
      <p className="text-ink-2">{t('lead')}</p>
      <NoScript text={t('noScript')} />
      <Find find={find} />
      {matches.length === 0 && <p>{t('find.none', { find })}</p>}
      {groups.length > 1 && <JumpList groups={groups} />}
      {groups.map((group) => (
        <section key={group} aria-labelledby={`group-${group}`}>
          <h2 id={`group-${group}`} className="scroll-mt-24 text-h3">
            {t(`group.${group}`)}
          </h2>
          <ul className="mt-2">
            {matches
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
  );
}

/** Every word must match name, description or value. */
function isMatch(setting: Setting, find: string): boolean {
  const text = [t(`name.${setting.key}`), setting.meaning, valueText(setting, setting.value)].join(' ').toLowerCase();
  return find
    .toLowerCase()
    .split(/\s+/)
    .every((word) => text.includes(word));
}

/** Works without script. */
function Find({ find }: { readonly find: string }) {
  const { path } = adminRoutes['admin-settings'];
  return (
    <form
      action={path}
      role="search"
      aria-label={t('find.form')}
      className="grid gap-2 rounded-card border border-line bg-surface p-4"
    >
      <div className="grid grid-cols-[minmax(0,1fr)_auto] items-end gap-3">
        <TextField
          label={t('find.label')}
          name="find"
          type="search"
          maxLength={100}
          autoComplete="off"
          defaultValue={find}
        />
        <Button type="submit">{t('find.send')}</Button>
      </div>
      {find !== '' && (
        <a href={path} className="link inline-flex min-h-11 items-center justify-self-start">
          {t('find.all')}
        </a>
      )}
    </form>
  );
}

function JumpList({ groups }: { readonly groups: readonly (typeof settingGroups)[number][] }) {
  return (
    <nav aria-label={t('groups')}>
      <ul className="flex flex-wrap gap-x-6">
        {groups.map((group) => (
          <li key={group}>
            <a href={`#group-${group}`} className="link inline-flex min-h-11 items-center">
              {t(`group.${group}`)}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function SettingRow({ setting }: { readonly setting: Setting }) {
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
            {valueText(setting, value)}
          </p>
          <p className="text-small text-ink-2">
            {t('first', { value: valueText(setting, setting.first) })} · <LastChange setting={setting} />
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
      <PermittedLink
        permission="audit-log"
        href={adminRoutes['admin-audit'].path + auditList.write({ about: `setting:${key}` })}
        className="link"
      >
        {t('history')}
      </PermittedLink>
    </>
  );
}

interface SettingFormProps {
  readonly setting: Setting;
  readonly name: string;
  readonly onEnd: () => void;
}

/** A money setting requires a reason. On a conflict the second editor is told and sees the current value. */
function SettingForm({ setting, name, onEnd }: SettingFormProps) {
  const { api } = useApp();
  const { path, navigate } = useNavigation();
  const { key, version } = setting;
  return (
    <ActForm
      act={{
        name,
        submit: t('save'),
        ...(!setting.asks_reason && { reason: null }),
        renderFields: (errorOf) => <ValueField setting={setting} error={errorOf('value')} />,
        make: (reason, data) =>
          api('admin/setting-change', {
            key,
            value: String(data.get('value') ?? ''),
            version,
            ...(reason !== '' && { reason }),
          }),
        stale: ['setting-changed'],
      }}
      onDone={() => {
        onEnd();
        navigate(path, { replace: true });
      }}
      onEnd={onEnd}
    />
  );
}

function ValueField({ setting, error }: { readonly setting: Setting; readonly error: string | undefined }) {
  const { field, value, must, most, choices } = setting;
  // The error has the same text.
  const hint = error === undefined && { hint: t('must', { must }) };
  const common = { label: t('value'), name: 'value', defaultValue: value, error, ...hint };
  if (choices.length > 0) return <Select {...common} options={choicesOf(choices, (one) => valueText(setting, one))} />;
  if (field === 'picture') return <PictureField {...common} />;
  if (field === 'lines') return <TextArea {...common} maxLength={most} rows={4} />;
  return <TextField {...common} type={field === 'day' ? 'date' : 'text'} maxLength={most} />;
}

interface PictureFieldProps {
  readonly label: string;
  readonly name: string;
  readonly defaultValue: string;
  readonly error: string | undefined;
  readonly hint?: string;
}

/** A small image stored in the settings, or none. */
function PictureField({ label, name, defaultValue, error, hint }: PictureFieldProps) {
  const [value, setValue] = useState(defaultValue);
  const choose = async (file: File | undefined) => {
    if (file !== undefined) setValue(await asText(file));
  };
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <TextField
        label={label}
        type="file"
        accept="image/svg+xml,image/png,image/webp,image/jpeg,image/avif"
        error={error}
        hint={hint}
        onChange={(event) => void choose(event.currentTarget.files?.[0])}
      />
      <input type="hidden" name={name} value={value} />
      {value !== '' && (
        <p className="flex flex-wrap items-center gap-4">
          <img src={value} alt={t('picture.own')} height={30} className="h-[30px] w-auto max-w-32" />
          <button type="button" className="link min-h-11" onClick={() => setValue('')}>
            {t('picture.none')}
          </button>
        </p>
      )}
    </div>
  );
}

function asText(file: File): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.addEventListener('load', () => resolve(String(reader.result)));
    reader.addEventListener('error', () => reject(reader.error ?? new Error('unreadable')));
    reader.readAsDataURL(file);
  });
}

/** A switch as on or off; an empty value is named. */
function valueText({ field, key }: { readonly field: string; readonly key: string }, value: string): string {
  if (key === 'mail_language') return languageText(value);
  if (key === 'kept_deposit_to' && (value === 'host' || value === 'marketplace')) return t(`word.${value}`);
  if (field === 'picture' && value.startsWith('data:')) return t('picture.own');
  if (field === 'switch') return t(value === '1' ? 'on' : 'off');
  return value === '' ? t('empty') : value;
}
