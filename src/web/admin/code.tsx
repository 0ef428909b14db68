export { load } from './code-load.ts';
import { useState } from 'react';
import { auditList } from '#src/contract/admin/audit-list.ts';
import { codeList } from '#src/contract/admin/code-list.ts';
import { adminRoutes } from '#src/contract/admin/admin-routes.ts';
import { wireCents } from '#src/domain/money/money.ts';
import { countText } from '#src/texts/intl.ts';
import { priceText } from '#src/texts/money-text.ts';
import { WorkLink } from './WorkLink.tsx';
import { AdminShell } from './AdminShell.tsx';
import { stateText, takesText, usedText } from './code-words.ts';
import { instantText } from '#src/web/ui/text/wall-time.ts';
import { useNavigation } from '#src/web/platform/router/navigation.tsx';
import { Button } from '#src/web/ui/button/Button.tsx';
import { Banner } from '#src/web/ui/states/Banner.tsx';
import { BatchForm } from './CodeBatch.tsx';
import { CodeForm } from './CodeForm.tsx';
import type { Code, CodeData } from './code-load.ts';
import { ReasonForm } from './CodeReason.tsx';
import { t } from './code-texts.ts';
import { buildQuery } from '#src/contract/addresses/query-string.ts';
import { adminFileUrl } from '#src/contract/admin/admin-urls.ts';
import { buttonLook } from '#src/web/ui/button/button-look.ts';

/** One code with its bookings, or the form with which one is made or many are drawn. */
export function CodePage({ data }: { readonly data: CodeData }) {
  if (data.shows !== 'code')
    return (
      <AdminShell admitted={data.admitted} title={t(`${data.shows}.title`)}>
        {({ cities }) => (
          <div className="grid gap-4">
            <Back />
            {data.shows === 'batch' ? (
              <BatchForm cities={cities} />
            ) : (
              <CodeForm code={null} cities={cities} onDone={() => {}} onEnd={null} />
            )}
          </div>
        )}
      </AdminShell>
    );
  const title = data.admitted.kind === 'in' ? data.admitted.data.code : t('new.title');
  return (
    <AdminShell admitted={data.admitted} title={title}>
      {(code) => <Inside key={code.id} code={code} isFirst={data.isFirst} />}
    </AdminShell>
  );
}

function Back() {
  return (
    <p>
      <a href={adminRoutes['admin-codes'].path} className="link inline-flex min-h-11 items-center">
        {t('all')}
      </a>
    </p>
  );
}

function Inside({ code, isFirst }: { readonly code: Code; readonly isFirst: boolean }) {
  const { path, navigate } = useNavigation();
  const [open, setOpen] = useState<'change' | 'stop' | 'confirm' | null>(null);
  const [said, setSaid] = useState<string | null>(null);
  const onDone = (what: string): void => {
    setSaid(what);
    setOpen(null);
  };
  return (
    <div className="grid items-start gap-8 desk:grid-cols-[minmax(0,1fr)_minmax(0,1fr)]">
      <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
        <Facts code={code} />
        {code.state === 'waiting' && code.is_asked_here && <Banner tone="info">{t('confirm.other')}</Banner>}
        {said !== null && <Banner tone="success">{said}</Banner>}
        {open === null && (
          <div className="needs-script flex flex-wrap gap-3">
            <Button kind="secondary" onClick={() => setOpen('change')}>
              {t('change')}
            </Button>
            {code.state === 'waiting' && !code.is_asked_here && (
              <Button onClick={() => setOpen('confirm')}>{t('confirm')}</Button>
            )}
            {code.state !== 'over' && (
              <Button kind="secondary" onClick={() => setOpen('stop')}>
                {t('stop')}
              </Button>
            )}
          </div>
        )}
        {open === 'change' && (
          <CodeForm key={code.version} code={code} cities={code.cities} onDone={onDone} onEnd={() => setOpen(null)} />
        )}
        {(open === 'stop' || open === 'confirm') && (
          <ReasonForm
            act={open}
            code={code}
            onDone={(what) => {
              onDone(what);
              navigate(path, { replace: true });
            }}
            onEnd={() => setOpen(null)}
          />
        )}
      </div>
      <Uses code={code} isFirst={isFirst} />
    </div>
  );
}

const utc = (at: string | null): string => (at === null ? '' : t('utc', { when: instantText(at, 'UTC') }));

function Facts({ code }: { readonly code: Code }) {
  const named = new Map(code.cities.map(({ id, name }) => [id, name]));
  const rows = [
    [t('facts.takes'), takesText(code)],
    [t('facts.state'), stateText(code.state)],
    [t('facts.used'), usedText(code)],
    [t('facts.perUser'), countText(code.max_uses_per_user)],
    [t('facts.from'), utc(code.valid_from)],
    [t('facts.until'), utc(code.valid_until)],
    [t('facts.minimum'), priceText(wireCents(code.minimum_spend))],
    [t('facts.first'), t(code.is_first_booking_only ? 'facts.yes' : 'facts.no')],
    [t('facts.cities'), code.city_ids.map((id) => named.get(id) ?? String(id)).join(', ')],
    [t('facts.courses'), code.course_ids.join(', ')],
    [t('facts.owner'), code.owner],
    [t('facts.made'), utc(code.made_at)],
    [t('facts.by'), code.made_by === '' ? t('facts.program') : code.made_by],
  ].filter(([, value]) => value !== '');
  return (
    <div>
      <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-1">
        {rows.map(([label, value]) => (
          <div key={label} className="contents">
            <dt className="text-small text-ink-2">{label}</dt>
            <dd className="numbers wrap-anywhere">{value}</dd>
          </div>
        ))}
        {code.batch_id !== null && (
          <div className="contents">
            <dt className="text-small text-ink-2">{t('facts.batch')}</dt>
            <dd>
              <a href={adminRoutes['admin-codes'].path + codeList.write({ batch_id: code.batch_id })} className="link">
                {code.batch}
              </a>
            </dd>
          </div>
        )}
      </dl>
      <p className="mt-2 flex flex-wrap gap-x-6">
        <a href={adminRoutes['admin-codes'].path} className="link inline-flex min-h-11 items-center">
          {t('all')}
        </a>
        <WorkLink
          work="audit-log"
          href={adminRoutes['admin-audit'].path + auditList.write({ about: `code:${code.id}` })}
          className="link inline-flex min-h-11 items-center"
        >
          {t('audit')}
        </WorkLink>
      </p>
    </div>
  );
}

interface UsesProps {
  readonly code: Code;
  /** This is the first page of them. */
  readonly isFirst: boolean;
}

/** The bookings that have the code or had it, the newest first. */
function Uses({ code: { id, uses, next }, isFirst }: UsesProps) {
  const here = `${adminRoutes['admin-codes'].path}/${id}`;
  return (
    <section aria-labelledby="uses">
      <h2 id="uses" className="text-h3">
        {t('uses.title')}
      </h2>
      {uses.length === 0 && <p className="mt-2 text-ink-2">{t('uses.none')}</p>}
      <ul className="mt-2">
        {uses.map(({ booking_id: booking, ref, guest, state, at, discount }) => (
          <li
            key={booking}
            className="flex flex-wrap items-baseline justify-between gap-x-4 border-t border-line py-2.5"
          >
            <span className="min-w-0 wrap-anywhere">
              <a href={`${adminRoutes['admin-bookings'].path}/${booking}`} className="link font-medium">
                {ref}
              </a>{' '}
              {guest}
            </span>
            <span className="numbers text-small text-ink-2">
              {t('use.discount', { amount: priceText(wireCents(discount)) })} · {t(`use.${state}`)} ·{' '}
              {t('utc', { when: instantText(at, 'UTC') })}
            </span>
          </li>
        ))}
      </ul>
      <p className="mt-3 flex flex-wrap gap-3">
        {next !== null && (
          <a href={here + buildQuery({ before: next })} className={buttonLook('secondary')}>
            {t('uses.more')}
          </a>
        )}
        {!isFirst && (
          <a href={here} className={buttonLook('quiet')}>
            {t('uses.first')}
          </a>
        )}
        {uses.length > 0 && (
          <a href={adminFileUrl('code-uses') + buildQuery({ code: id })} download className={buttonLook('quiet')}>
            {t('uses.file')}
          </a>
        )}
      </p>
    </section>
  );
}

export { CodePage as Page };
