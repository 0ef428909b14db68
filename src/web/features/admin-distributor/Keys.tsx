import { useState } from 'react';
import { reasonLength } from '#src/domain/admin/dangerous-acts.ts';
import { withFreshFactor } from '#src/web/admin/fresh/fresh-factor.ts';
import { failureTrouble } from '#src/web/api/failure-text.ts';
import { useApp } from '#src/web/app/app-context.tsx';
import { instantText } from '#src/web/booking/wall-time.ts';
import { useNavigation } from '#src/web/router/navigation.tsx';
import { Button } from '#src/web/ui/button/Button.tsx';
import { FormMessage } from '#src/web/ui/form/FormMessage.tsx';
import { TextArea } from '#src/web/ui/form/TextArea.tsx';
import { useForm } from '#src/web/ui/form/use-form.ts';
import { Banner } from '#src/web/ui/states/Banner.tsx';
import { dateText } from '#src/web/ui/text/local-time-text.ts';
import type { Distributor } from './load.ts';
import { t } from './texts.ts';

type Key = Distributor['keys'][number];

const dayOf = (instant: string): string => instantText(instant, 'UTC');

function wordsOf({ created_at: made, expires_at: end, is_expired: isOver, used_on: used }: Key): string {
  return [
    t('key.made', { at: dayOf(made) }),
    end === null ? t('key.noEnd') : t(isOver ? 'key.ended' : 'key.ends', { at: dayOf(end) }),
    used === null ? t('key.never') : t('key.used', { at: dateText(used) }),
  ].join(' · ');
}

/** The keys of its programs; who may, removes one with a reason. */
export function Keys({ distributor: { id, keys, can_remove: canRemove } }: { readonly distributor: Distributor }) {
  const { path, navigate } = useNavigation();
  const [open, setOpen] = useState<string | null>(null);
  const [said, setSaid] = useState<string | null>(null);
  const onDone = (what: string): void => {
    setSaid(what);
    setOpen(null);
    navigate(path, { replace: true });
  };
  return (
    <section aria-labelledby="keys">
      <h2 id="keys" className="text-h3">
        {t('keys.title')}
      </h2>
      {said !== null && (
        <div className="mt-2">
          <Banner tone="success">{said}</Banner>
        </div>
      )}
      {keys.length === 0 && <p className="mt-2 text-ink-2">{t('keys.none')}</p>}
      <ul className="mt-2">
        {keys.map((key) => (
          <li
            key={key.id}
            className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 border-t border-line py-2.5"
          >
            <div className="min-w-0">
              <p className="font-medium wrap-anywhere">
                {key.name} <span className="numbers text-small font-regular text-ink-2">{key.prefix}…</span>
              </p>
              <p className="text-small text-ink-2">{wordsOf(key)}</p>
            </div>
            {canRemove && (
              <Button
                kind="secondary"
                size="small"
                className="needs-script"
                aria-label={t('key.removeOf', { name: key.name })}
                aria-expanded={open === key.id}
                onClick={() => setOpen(key.id)}
              >
                {t('key.remove')}
              </Button>
            )}
            {open === key.id && (
              <div className="col-span-2 mt-3">
                <RemoveForm userId={id} shown={key} onDone={onDone} onEnd={() => setOpen(null)} />
              </div>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

interface RemoveFormProps {
  readonly userId: string;
  readonly shown: Key;
  readonly onDone: (said: string) => void;
  readonly onEnd: () => void;
}

function RemoveForm({ userId, shown: { id, name }, onDone, onEnd }: RemoveFormProps) {
  const { api } = useApp();
  const form = useForm({
    read: (element) => String(new FormData(element).get('reason') ?? '').trim(),
    check: (reason): Record<string, string> => (reason.length < reasonLength.least ? { reason: t('reasonHint') } : {}),
    send: async (reason) => {
      const answer = await withFreshFactor(() =>
        api('admin/distributor-key-remove', { user_id: userId, key_id: id, reason }),
      );
      if (!answer.ok) return failureTrouble(answer);
      onDone(answer.data.message);
      return null;
    },
  });
  return (
    <form
      noValidate
      method="post"
      className="grid grid-cols-[minmax(0,1fr)] gap-4 rounded-card border border-line p-4"
      onSubmit={form.submit}
    >
      <FormMessage text={form.message} />
      <p className="text-small wrap-anywhere">{t('key.removeText', { name })}</p>
      <TextArea
        label={t('reason')}
        name="reason"
        rows={2}
        maxLength={reasonLength.most}
        hint={t('reasonHint')}
        error={form.errorOf('reason')}
      />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" kind="danger" loading={form.busy} loadingLabel={t('busy')}>
          {t('key.removeOf', { name })}
        </Button>
        <Button kind="secondary" onClick={onEnd}>
          {t('cancel')}
        </Button>
      </div>
    </form>
  );
}
