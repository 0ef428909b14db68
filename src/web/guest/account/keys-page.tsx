import { useApp } from '#src/web/platform/app/app-context.tsx';
import { failureText, failureFormError } from '#src/web/platform/api/failure-text.ts';
import { useNavigation } from '#src/web/platform/router/navigation.tsx';
import { AskLogin } from '#src/web/guest/user/AskLogin.tsx';
import { useReloadOnLogin } from '#src/web/platform/session/use-reload-on-login.ts';
import { Banner } from '#src/web/ui/states/Banner.tsx';
import { FormMessage, NoScriptNote } from '#src/web/ui/form/FormMessage.tsx';
import { useTask } from '#src/web/ui/form/use-task.ts';
import { t } from './keys-texts.ts';
import { useState } from 'react';
import { instantText } from '#src/web/ui/text/wall-time.ts';
import { Button } from '#src/web/ui/button/Button.tsx';
import { dateText } from '#src/web/ui/text/local-time-text.ts';
import type { CallOutput } from '#src/contract/types.ts';
import { failed } from '#src/web/platform/api/failed.ts';
import type { PageInput, PageResult } from '#src/web/platform/router/page.ts';
import { keyNameMax, keyTerms } from '#src/domain/account/distributor-key.ts';
import { TextField } from '#src/web/ui/form/Field.tsx';
import { CurrentPassword } from './CurrentPassword.tsx';
import { Select } from '#src/web/ui/form/Select.tsx';
import { useForm } from '#src/web/ui/form/use-form.ts';
import { CopyField } from '#src/web/ui/text/CopyField.tsx';

interface MakeKeyProps {
  readonly hasPassword: boolean;
  readonly canMake: boolean;
  readonly onMade: () => void;
}

const wordIn = (data: FormData, name: string): string => String(data.get(name) ?? '');
const terms = () => [
  { value: '', label: t('term.none') },
  ...keyTerms.map((days) => ({ value: String(days), label: t(`term.${days}`) })),
];

function MakeKey({ hasPassword, canMake, onMade }: MakeKeyProps) {
  const { api } = useApp();
  const [newKey, setNewKey] = useState<string | null>(null);
  const form = useForm({
    read: (node) => {
      const data = new FormData(node);
      const days = keyTerms.find((one) => String(one) === wordIn(data, 'days'));
      return { node, name: wordIn(data, 'name').trim(), password: wordIn(data, 'password'), days };
    },
    check: ({ name, password }): Readonly<Record<string, string>> => ({
      ...(name === '' && { name: t('make.noName') }),
      ...(hasPassword && password === '' && { password: t('make.noPassword') }),
    }),
    send: async ({ node, name, password, days }) => {
      const answer = await api('account/key-make', {
        name,
        ...(days !== undefined && { days }),
        ...(hasPassword && { password }),
      });
      if (!answer.ok) return failureFormError(answer);
      node.reset();
      setNewKey(answer.data.key);
      onMade();
      return null;
    },
  });
  return (
    <section aria-labelledby="make" className="needs-script grid grid-cols-[minmax(0,1fr)] gap-4">
      {newKey !== null && (
        <div role="status" className="grid grid-cols-[minmax(0,1fr)] gap-2">
          <CopyField label={t('made.label')} value={newKey} />
          <p className="text-small font-medium">{t('made.again')}</p>
        </div>
      )}
      {canMake && (
        <form noValidate method="post" className="grid grid-cols-[minmax(0,1fr)] gap-4" onSubmit={form.submit}>
          <h2 id="make" className="text-h3">
            {t('make.title')}
          </h2>
          <FormMessage text={form.message} />
          <TextField
            label={t('make.name')}
            name="name"
            hint={t('make.nameHint')}
            maxLength={keyNameMax}
            autoComplete="off"
            error={form.errorOf('name')}
            required
          />
          <Select label={t('make.term')} name="days" defaultValue="" options={terms()} />
          {hasPassword && <CurrentPassword label={t('make.password')} error={form.errorOf('password')} />}
          <Button type="submit" loading={form.busy} loadingLabel={t('busy')} className="justify-self-start">
            {t('make.submit')}
          </Button>
        </form>
      )}
    </section>
  );
}

interface KeyRowProps {
  readonly apiKey: Keys['data'][number];
  readonly busy: boolean;
  readonly onRemove: () => void;
}

const dayOf = (instant: string): string => instantText(instant, 'UTC');

function endOf({ expires_at: at, is_expired: isOver }: KeyRowProps['apiKey']): string {
  if (at === null) return t('noEnd');
  return t(isOver ? 'expired' : 'expires', { at: dayOf(at) });
}

function KeyRow({ apiKey, busy, onRemove }: KeyRowProps) {
  const [isConfirming, setConfirming] = useState(false);
  const { name, prefix, created_at: createdAt, used_on: used } = apiKey;
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-3">
      <div className="min-w-0">
        <p className="font-medium wrap-anywhere">
          {name} <span className="numbers text-small font-regular text-ink-2">{prefix}…</span>
        </p>
        <p className="text-small text-ink-2">
          {[
            t('made', { at: dayOf(createdAt) }),
            endOf(apiKey),
            used === null ? t('never') : t('used', { at: dateText(used) }),
          ].join(' · ')}
        </p>
        {isConfirming && <p className="mt-1 text-small">{t('remove.text')}</p>}
      </div>
      <span className="needs-script flex flex-wrap gap-2">
        {isConfirming ? (
          <>
            <Button kind="danger" size="small" disabled={busy} onClick={onRemove}>
              {t('remove.confirm')}
            </Button>
            <Button kind="secondary" size="small" onClick={() => setConfirming(false)}>
              {t('remove.keep')}
            </Button>
          </>
        ) : (
          <Button
            kind="secondary"
            size="small"
            aria-label={t('remove.of', { name })}
            onClick={() => setConfirming(true)}
          >
            {t('remove')}
          </Button>
        )}
      </span>
    </li>
  );
}

export function Page({ data: { keys } }: { readonly data: KeysData }) {
  useReloadOnLogin();
  return (
    <div className="pt-6 pb-10 desk:pt-9">
      <h1 className="text-h1">{t('title')}</h1>
      {keys === null ? <AskLogin title={t('login.title')}>{t('login.text')}</AskLogin> : <Content keys={keys} />}
    </div>
  );
}

function Content({ keys: { data, can_make: canMake, has_password: hasPassword } }: { readonly keys: Keys }) {
  const { api } = useApp();
  const { path, navigate } = useNavigation();
  const { busy, trouble, run } = useTask();
  const refresh = (): void => navigate(path, { replace: true });
  const remove = (id: string): void =>
    void run(async () => {
      const answer = await api('account/key-remove', { key_id: id });
      if (!answer.ok) return failureText(answer);
      refresh();
      return null;
    });
  return (
    <div className="mt-3 grid max-w-2xl grid-cols-[minmax(0,1fr)] gap-8">
      <p className="text-ink-2">{t('text')}</p>
      <section aria-labelledby="keys" className="grid grid-cols-[minmax(0,1fr)] gap-3">
        <h2 id="keys" className="text-h3">
          {t('keys.title')}
        </h2>
        <FormMessage text={trouble} />
        {data.length === 0 && <p className="text-ink-2">{t('keys.none')}</p>}
        <ul className="grid grid-cols-[minmax(0,1fr)] divide-y divide-line">
          {data.map((key) => (
            <KeyRow key={key.id} apiKey={key} busy={busy} onRemove={() => remove(key.id)} />
          ))}
        </ul>
      </section>
      <NoScriptNote>{t('noScript')}</NoScriptNote>
      {!canMake && <Banner tone="info">{t('full')}</Banner>}
      <MakeKey hasPassword={hasPassword} canMake={canMake} onMade={refresh} />
    </div>
  );
}

// /dashboard/keys: API keys of a distributor (docs/domain/partners.md#distributor-keys).

export type Keys = CallOutput<'account/keys'>;

interface KeysData {
  readonly keys: Keys | null;
}

/** Answers 404 without the distributor role. */
export async function load({ api }: PageInput): Promise<PageResult<KeysData>> {
  const head = { title: t('title'), robots: 'noindex' } as const;
  const answer = await api('account/keys', {});
  if (answer.ok) return { kind: 'page', data: { keys: answer.data }, head };
  const code = answer.kind === 'refusal' ? answer.error.code : null;
  if (code === 'unauthorized') return { kind: 'page', data: { keys: null }, head };
  return code === 'forbidden' ? { kind: 'missing', what: 'page' } : failed(answer);
}
