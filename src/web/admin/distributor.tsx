// /admin/distributors/{id}: one distributor (docs/reference/back-office.md#distributors).
import { useState } from 'react';
import { adminRoutes } from '#src/contract/admin/admin-routes.ts';
import { adminPersonUrl } from '#src/contract/admin/admin-urls.ts';
import { personList } from '#src/contract/admin/people-lists.ts';
import type { CallOutput } from '#src/contract/types.ts';
import { useApp } from '#src/web/platform/app/app-context.tsx';
import { Button } from '#src/web/ui/button/Button.tsx';
import { dateText } from '#src/web/ui/text/local-time-text.ts';
import { instantText } from '#src/web/ui/text/wall-time.ts';
import { nameText } from './AreaBoxes.tsx';
import { Section } from './kit/Section.tsx';
import { type Act, ActForm } from './kit/act-form.tsx';
import { adminPage, type BodyProps, byId, type Done } from './kit/admin-page.tsx';
import { bookingRow } from './kit/cells.tsx';
import { auditLink, Columns, Facts, Links, Rows } from './kit/facts.tsx';
import { money, utc } from './kit/values.ts';
import { t } from './distributors-texts.ts';
import { t as people } from './people-texts.ts';

type Distributor = CallOutput<'admin/distributor'>;
type Key = Distributor['keys'][number];

export const { load, Page } = adminPage({
  call: 'admin/distributor',
  input: byId('user_id'),
  missing: ['person-not-found'],
  title: (distributor) => (distributor === null ? t('one.title') : nameText(distributor.name)),
  Body,
});

function Body({ data: distributor, done }: BodyProps<'admin/distributor'>) {
  const { id, email, phone, state, made_at: made, sums, partner_id: partner } = distributor;
  return (
    <Columns
      first={
        <div>
          <Facts
            facts={[
              [t('facts.email'), email === '' ? t('facts.noEmail') : email],
              [t('facts.phone'), phone === '' ? t('facts.none') : phone],
              [t('facts.state'), people(`state.${state}`)],
              [t('facts.since'), utc(made)],
              [t('facts.bookings'), String(sums.bookings)],
              [t('facts.total'), money(sums.total)],
              [t('facts.paid'), money(sums.paid_online)],
              [t('facts.cancelled'), String(sums.cancelled)],
            ]}
          />
          {sums.is_cut && <p className="mt-1 text-small text-ink-2">{t('sums.cut')}</p>}
          <Links
            className="mt-2"
            links={[
              ...(partner === null
                ? []
                : [
                    {
                      href: `${adminRoutes['admin-ambassadors'].path}/${partner}`,
                      label: t('commission'),
                      permission: 'partners' as const,
                    },
                  ]),
              { href: adminPersonUrl(id), label: t('person') },
              auditLink(`account:${id}`, t('audit')),
              { href: adminRoutes['admin-distributors'].path, label: t('all') },
            ]}
          />
        </div>
      }
      second={
        <>
          <Keys distributor={distributor} done={done} />
          <Bookings distributor={distributor} />
        </>
      }
    />
  );
}

const day = (instant: string): string => instantText(instant, 'UTC');

function keyText({ created_at: made, expires_at: end, is_expired: isOver, used_on: used }: Key): string {
  return [
    t('key.made', { at: day(made) }),
    end === null ? t('key.noEnd') : t(isOver ? 'key.ended' : 'key.ends', { at: day(end) }),
    used === null ? t('key.never') : t('key.used', { at: dateText(used) }),
  ].join(' · ');
}

interface KeysProps {
  readonly distributor: Distributor;
  readonly done: Done;
}

function Keys({ distributor: { id, keys, can_remove: canRemove }, done }: KeysProps) {
  const [open, setOpen] = useState<string | null>(null);
  const { api } = useApp();
  const onDone = (message: string): void => {
    setOpen(null);
    done.onDone(message);
  };
  const removeAct = (key: Key): Act => ({
    name: t('key.removeOf', { name: key.name }),
    text: <p>{t('key.removeText', { name: key.name })}</p>,
    isDanger: true,
    make: (reason) => api('admin/distributor-key-remove', { user_id: id, key_id: key.id, reason }),
  });
  return (
    <Section id="keys" title={t('keys.title')}>
      {done.banner}
      {keys.length === 0 && <p className="text-ink-2">{t('keys.none')}</p>}
      <ul>
        {keys.map((key) => (
          <li
            key={key.id}
            className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 border-t border-line py-2.5"
          >
            <div className="min-w-0">
              <p className="font-medium wrap-anywhere">
                {key.name} <span className="numbers text-small font-regular text-ink-2">{key.prefix}…</span>
              </p>
              <p className="text-small text-ink-2">{keyText(key)}</p>
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
                <ActForm act={removeAct(key)} onDone={onDone} onEnd={() => setOpen(null)} />
              </div>
            )}
          </li>
        ))}
      </ul>
    </Section>
  );
}

function Bookings({ distributor: { bookings, email } }: { readonly distributor: Distributor }) {
  const { path } = adminRoutes['admin-bookings'];
  return (
    <Section id="bookings" title={t('bookings.title')}>
      <Rows
        none={t('bookings.none')}
        rows={bookings.map(({ id, ref, title, date, booking_status: status, total }) => ({
          key: id,
          main: bookingRow(id, ref, title),
          about: `${dateText(date)} · ${status.replaceAll('_', ' ')} · ${money(total)}`,
        }))}
      />
      {email !== '' && <Links links={[{ href: path + personList.write({ find: email }), label: t('bookings.all') }]} />}
    </Section>
  );
}
