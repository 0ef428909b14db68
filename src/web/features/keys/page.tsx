import { useApp } from '#src/web/app/app-context.tsx';
import { failureText } from '#src/web/api/failure-text.ts';
import { useNavigation } from '#src/web/router/navigation.tsx';
import { AskLogin } from '#src/web/session/AskLogin.tsx';
import { useReloadOnLogin } from '#src/web/session/use-reload-on-login.ts';
import { Banner } from '#src/web/ui/states/Banner.tsx';
import { FormMessage, NoScriptNote } from '#src/web/ui/form/FormMessage.tsx';
import { useTask } from '#src/web/ui/form/use-task.ts';
import { KeyRow } from './KeyRow.tsx';
import type { Keys, KeysData } from './load.ts';
import { MakeKey } from './MakeKey.tsx';
import { t } from './texts.ts';

export { load } from './load.ts';

/** A distributor's keys: made, shown once, and removed. */
export function Page({ data: { keys } }: { readonly data: KeysData }) {
  useReloadOnLogin();
  return (
    <div className="pt-6 pb-10 desk:pt-9">
      <h1 className="text-h1">{t('title')}</h1>
      {keys === null ? <AskLogin title={t('login.title')}>{t('login.text')}</AskLogin> : <Inside keys={keys} />}
    </div>
  );
}

function Inside({ keys: { data, can_make: canMake, has_password: hasPassword } }: { readonly keys: Keys }) {
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
            <KeyRow key={key.id} shown={key} busy={busy} onRemove={() => remove(key.id)} />
          ))}
        </ul>
      </section>
      <NoScriptNote>{t('noScript')}</NoScriptNote>
      {!canMake && <Banner tone="info">{t('full')}</Banner>}
      <MakeKey hasPassword={hasPassword} canMake={canMake} onMade={refresh} />
    </div>
  );
}
