// /admin/ambassadors: open applications, ambassadors and distributors (docs/reference/back-office.md#ambassadors-and-distributors).
import { partnerList } from '#src/contract/admin/people-lists.ts';
import type { CallOutput } from '#src/contract/types.ts';
import { partnerKinds, partnerStates } from '#src/domain/partner/partner.ts';
import { countText } from '#src/texts/intl.ts';
import { failed } from '#src/web/platform/api/failed.ts';
import { useApp } from '#src/web/platform/app/app-context.tsx';
import { instantText } from '#src/web/ui/text/wall-time.ts';
import { Section } from './kit/Section.tsx';
import { useDone } from './kit/admin-page.tsx';
import { instantCell, linkTo, longText, oneLine } from './kit/cells.tsx';
import { DecideForm } from './kit/decide-form.tsx';
import { listPage } from './kit/list-page.tsx';
import { choicesOf, money } from './kit/values.ts';
import { t } from './ambassadors-texts.ts';

/** The first page starts with applications, for those who may decide them. */
export const { load, Page } = listPage({
  list: partnerList,
  call: 'admin/partners',
  text: t,
  choices: () => ({
    kind: choicesOf(partnerKinds, (kind) => t(`kind.${kind}`)),
    state: choicesOf(partnerStates, (state) => t(`state.${state}`)),
  }),
  cells: {
    name: ({ id, name }) =>
      linkTo(`${partnerList.path}/${id}`, name || t('nameless'), 'min-w-28 font-medium wrap-anywhere'),
    kind: ({ kind }) => oneLine(t(`kind.${kind}`)),
    code: ({ code }) => oneLine(code ?? ''),
    state: ({ state }) => oneLine(t(`state.${state}`)),
    clicks: ({ clicks }) => countText(clicks),
    bookings: ({ bookings }) => countText(bookings),
    waiting: ({ waiting }) => money(waiting),
    released: ({ released }) => money(released),
    paid: ({ paid }) => money(paid),
    since: ({ since }) => instantCell(since),
    email: ({ email }) => longText(email),
  },
  label: () => t('list'),
  async load({ api }, { before }) {
    const waiting = before === null ? await api('admin/ambassador-applications', {}) : null;
    return waiting === null || waiting.ok ? (waiting?.data ?? null) : failed(waiting);
  },
  around: ({ filter, rows }, { extra: applications }) => (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-10">
      {applications !== null && <Applications applications={applications} />}
      <section>
        <h2 className="mb-4 text-h3">{t('list')}</h2>
        {filter}
        {rows}
      </section>
    </div>
  ),
});

type Waiting = CallOutput<'admin/ambassador-applications'>;

function Applications({ applications: { data, has_more: hasMore } }: { readonly applications: Waiting }) {
  const { banner, onDone } = useDone();
  return (
    <Section id="applications" title={t('applications.title')}>
      {banner}
      {data.length === 0 && <p className="text-ink-2">{t('applications.none')}</p>}
      {data.map((application) => (
        <ApplicationCard key={application.id} application={application} onDecided={onDone} />
      ))}
      {hasMore && <p className="text-ink-2">{t('applications.more')}</p>}
    </Section>
  );
}

interface ApplicationCardProps {
  readonly application: Waiting['data'][number];
  readonly onDecided: (message: string) => void;
}

function ApplicationCard({ application, onDecided }: ApplicationCardProps) {
  const { name, email, city, audience, message, made_at: at } = application;
  return (
    <article className="grid grid-cols-[minmax(0,1fr)] gap-3 rounded-card border border-line p-4 tablet:p-5">
      <div>
        <h3 className="text-h4 font-bold wrap-anywhere">
          {name}, {city}
        </h3>
        <p className="flex flex-wrap items-center gap-x-3 text-small text-ink-2">
          <a href={`mailto:${email}`} className="link inline-flex min-h-6 items-center wrap-anywhere">
            {email}
          </a>
          <time dateTime={at}>{t('application.made', { when: instantText(at, 'UTC') })}</time>
        </p>
      </div>
      <dl className="grid gap-2">
        <div>
          <dt className="text-small text-ink-2">{t('application.audience')}</dt>
          <dd className="wrap-anywhere">{audience}</dd>
        </div>
        {message !== '' && (
          <div>
            <dt className="text-small text-ink-2">{t('application.message')}</dt>
            <dd className="max-w-180 wrap-anywhere whitespace-pre-line">{message}</dd>
          </div>
        )}
      </dl>
      <Decide application={application} onDecided={onDecided} />
    </article>
  );
}

function Decide({ application: { id, name }, onDecided }: ApplicationCardProps) {
  const { api } = useApp();
  return (
    <DecideForm
      name={t('application.label', { name })}
      label={t('application.note')}
      hint={t('application.noteHint')}
      most={1000}
      decisions={[
        { key: 'accept', name: t('application.accept'), kind: 'primary' },
        { key: 'decline', name: t('application.decline'), kind: 'secondary' },
      ]}
      make={(decision, note) =>
        api('admin/ambassador-decide', {
          application: id,
          accept: decision === 'accept',
          ...(note !== '' && { note }),
        })
      }
      onDone={onDecided}
    />
  );
}
