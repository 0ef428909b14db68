export { load } from './distributor-load.ts';
import { auditList } from '#src/contract/admin/audit-list.ts';
import { personList } from '#src/contract/admin/person-list.ts';
import { adminRoutes } from '#src/contract/admin/admin-routes.ts';
import { adminPersonUrl } from '#src/contract/admin/admin-urls.ts';
import { wireCents } from '#src/domain/money/money.ts';
import { priceText } from '#src/texts/money-text.ts';
import { AdminShell } from './AdminShell.tsx';
import { WorkLink } from './WorkLink.tsx';
import { nameText, stateText } from './people-words.ts';
import { instantText } from '#src/web/ui/text/wall-time.ts';
import { dateText } from '#src/web/ui/text/local-time-text.ts';
import type { Distributor, DistributorData } from './distributor-load.ts';
import { t } from './distributor-texts.ts';
import { useState } from 'react';
import { reasonLength } from '#src/domain/admin/dangerous-acts.ts';
import { withFreshFactor } from './fresh-factor.ts';
import { failureTrouble } from '#src/web/platform/api/failure-text.ts';
import { useApp } from '#src/web/platform/app/app-context.tsx';
import { useNavigation } from '#src/web/platform/router/navigation.tsx';
import { Button } from '#src/web/ui/button/Button.tsx';
import { FormMessage } from '#src/web/ui/form/FormMessage.tsx';
import { TextArea } from '#src/web/ui/form/TextArea.tsx';
import { useForm } from '#src/web/ui/form/use-form.ts';
import { Banner } from '#src/web/ui/states/Banner.tsx';

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
function Keys({ distributor: { id, keys, can_remove: canRemove } }: { readonly distributor: Distributor }) {
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

/** One distributor: what it books, what that comes to, and the keys of its programs. */
export function DistributorPage({ data: { admitted } }: { readonly data: DistributorData }) {
  const title = admitted.kind === 'in' ? nameText(admitted.data.name) : t('title');
  return (
    <AdminShell admitted={admitted} title={title}>
      {(distributor) => (
        <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-8 desk:grid-cols-[minmax(0,1fr)_minmax(0,1fr)]">
          <Facts distributor={distributor} />
          <div className="grid grid-cols-[minmax(0,1fr)] gap-8">
            <Keys distributor={distributor} />
            <Bookings distributor={distributor} />
          </div>
        </div>
      )}
    </AdminShell>
  );
}

interface PartProps {
  readonly distributor: Distributor;
}

function Facts({ distributor: { id, email, phone, state, made_at: made, sums, partner_id: partner } }: PartProps) {
  const rows = [
    [t('facts.email'), email === '' ? t('facts.noEmail') : email],
    [t('facts.phone'), phone === '' ? t('facts.none') : phone],
    [t('facts.state'), stateText(state)],
    [t('facts.since'), t('utc', { when: instantText(made, 'UTC') })],
    [t('facts.bookings'), String(sums.bookings)],
    [t('facts.total'), priceText(wireCents(sums.total))],
    [t('facts.paid'), priceText(wireCents(sums.paid_online))],
    [t('facts.cancelled'), String(sums.cancelled)],
  ];
  const links = [
    [adminPersonUrl(id), t('person')],
    [adminRoutes['admin-audit'].path + auditList.write({ about: `account:${id}` }), t('audit')],
    [adminRoutes['admin-distributors'].path, t('all')],
  ] as const;
  return (
    <div>
      <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-1">
        {rows.map(([label, value]) => (
          <div key={label} className="contents">
            <dt className="text-small text-ink-2">{label}</dt>
            <dd className="numbers wrap-anywhere">{value}</dd>
          </div>
        ))}
      </dl>
      {sums.is_cut && <p className="mt-1 text-small text-ink-2">{t('sums.cut')}</p>}
      <p className="mt-2 flex flex-wrap gap-x-6">
        {partner !== null && (
          <WorkLink
            work="partners"
            href={`${adminRoutes['admin-ambassadors'].path}/${partner}`}
            className="link inline-flex min-h-11 items-center"
          >
            {t('commission')}
          </WorkLink>
        )}
        {links.map(([href, label]) => (
          <a key={href} href={href} className="link inline-flex min-h-11 items-center">
            {label}
          </a>
        ))}
      </p>
    </div>
  );
}

function Bookings({ distributor: { bookings, email } }: PartProps) {
  const { path } = adminRoutes['admin-bookings'];
  return (
    <section aria-labelledby="bookings">
      <h2 id="bookings" className="text-h3">
        {t('bookings.title')}
      </h2>
      {bookings.length === 0 && <p className="mt-2 text-ink-2">{t('bookings.none')}</p>}
      <ul className="mt-2">
        {bookings.map(({ id, ref, title, date, booking_status: status, total }) => (
          <li key={id} className="flex flex-wrap items-baseline justify-between gap-x-4 border-t border-line py-2.5">
            <span className="min-w-0 wrap-anywhere">
              <a href={`${path}/${id}`} className="link font-medium">
                {ref}
              </a>{' '}
              {title}
            </span>
            <span className="numbers text-small text-ink-2">
              {dateText(date)} · {status.replaceAll('_', ' ')} · {priceText(wireCents(total))}
            </span>
          </li>
        ))}
      </ul>
      {email !== '' && (
        <a href={path + personList.write({ find: email })} className="link mt-1 inline-flex min-h-11 items-center">
          {t('bookings.all')}
        </a>
      )}
    </section>
  );
}

export { DistributorPage as Page };
