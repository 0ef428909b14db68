import { auditList } from '#src/contract/admin/audit-list.ts';
import { personList } from '#src/contract/admin/person-list.ts';
import { adminRoutes } from '#src/contract/admin/admin-routes.ts';
import { adminPersonUrl } from '#src/contract/admin/admin-urls.ts';
import { wireCents } from '#src/domain/money/money.ts';
import { priceText } from '#src/texts/money-text.ts';
import { AdminShell } from '#src/web/admin/AdminShell.tsx';
import { WorkLink } from '#src/web/admin/WorkLink.tsx';
import { nameText, stateText } from '#src/web/admin/people/person-text.ts';
import { instantText } from '#src/web/booking/wall-time.ts';
import { dateText } from '#src/web/ui/text/local-time-text.ts';
import { Keys } from './Keys.tsx';
import type { Distributor, DistributorData } from './load.ts';
import { t } from './texts.ts';

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
