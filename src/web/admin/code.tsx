// /admin/codes/{id}, /admin/codes/new and /admin/codes/batch (docs/reference/back-office.md#discount-codes).
import { buildQuery } from '#src/contract/addresses/query-string.ts';
import { adminRoutes } from '#src/contract/admin/admin-routes.ts';
import { adminFileUrl } from '#src/contract/admin/admin-urls.ts';
import { codeList, cursorIn } from '#src/contract/admin/code-list.ts';
import type { CallOutput } from '#src/contract/types.ts';
import { countText } from '#src/texts/intl.ts';
import type { Api } from '#src/web/platform/api/api.ts';
import { useApp } from '#src/web/platform/app/app-context.tsx';
import { useNavigation } from '#src/web/platform/router/navigation.tsx';
import type { PageInput, PageResult } from '#src/web/platform/router/page.ts';
import { Banner } from '#src/web/ui/states/Banner.tsx';
import { BatchForm, type Cities, saveAct } from './CodeForms.tsx';
import { takesText, usedText } from './code-text.ts';
import { AdminShell, type Admitted, admittedPage } from './kit/AdminShell.tsx';
import { TableEnd } from './kit/DataTable.tsx';
import { Section } from './kit/Section.tsx';
import { type Act, ActForm, Acts } from './kit/act-form.tsx';
import { adminPage, type BodyProps, byId, type PageData } from './kit/admin-page.tsx';
import { bookingRow } from './kit/cells.tsx';
import { auditLink, Columns, type Fact, Facts, Links, Rows } from './kit/facts.tsx';
import { money, utc } from './kit/values.ts';
import { t } from './codes-texts.ts';

type Code = CallOutput<'admin/code'>;

export type CodeData =
  | (PageData<'admin/code', Extra> & { readonly shows: 'code' })
  | { readonly shows: 'new' | 'batch'; readonly admitted: Admitted<CallOutput<'admin/code-places'>> };

interface Extra {
  readonly isFirst: boolean;
}

const one = adminPage<'admin/code', Extra>({
  call: 'admin/code',
  input(params, url) {
    const query = byId('code_id')(params);
    const before = cursorIn(url.search);
    return query && { ...query, ...(before !== null && { before }) };
  },
  missing: ['code-not-found'],
  title: (code) => code?.code ?? t('new.title'),
  extra: async ({ url }) => ({ isFirst: cursorIn(url.search) === null }),
  keyOf: ({ id }) => id,
  Body,
});

export async function load(input: PageInput): Promise<PageResult<CodeData>> {
  const { id } = input.params;
  if (id === 'new' || id === 'batch') {
    const page = admittedPage(await input.api('admin/code-places', {}), t(`${id}.title`));
    return page.kind === 'page' ? { ...page, data: { shows: id, admitted: page.data } } : page;
  }
  const page = await one.load(input);
  return page.kind === 'page' ? { ...page, data: { ...page.data, shows: 'code' } } : page;
}

export function Page({ data }: { readonly data: CodeData }) {
  if (data.shows === 'code') return <one.Page data={data} />;
  return (
    <AdminShell admitted={data.admitted} title={t(`${data.shows}.title`)}>
      {({ cities }) => (
        <div className="grid gap-4">
          <Links links={[allCodes]} />
          {data.shows === 'batch' ? <BatchForm cities={cities} /> : <NewCode cities={cities} />}
        </div>
      )}
    </AdminShell>
  );
}

function NewCode({ cities }: { readonly cities: Cities }) {
  const { api } = useApp();
  const { navigate } = useNavigation();
  return (
    <ActForm act={saveAct(null, cities, api)} onDone={(_, { code_id: id }) => navigate(`${allCodes.href}/${id}`)} />
  );
}

const allCodes = { href: adminRoutes['admin-codes'].path, label: t('all') };

function Body({ data: code, isFirst, done }: BodyProps<'admin/code', Extra>) {
  const { api } = useApp();
  return (
    <Columns
      first={
        <>
          <Facts facts={factsOf(code)} links={[allCodes, auditLink(`code:${code.id}`, t('audit'))]} />
          {code.state === 'waiting' && code.is_asked_here && <Banner tone="info">{t('confirm.other')}</Banner>}
          {done.banner}
          <Acts key={code.version} acts={actsOf(code, api)} onDone={done.onDone} />
        </>
      }
      second={<Uses code={code} isFirst={isFirst} />}
    />
  );
}

function factsOf(code: Code): readonly Fact[] {
  const named = new Map(code.cities.map(({ id, name }) => [id, name]));
  return [
    [t('facts.takes'), takesText(code)],
    [t('facts.state'), t(`state.${code.state}`)],
    [t('facts.used'), usedText(code)],
    [t('facts.perUser'), countText(code.max_uses_per_user)],
    [t('facts.from'), utc(code.valid_from)],
    [t('facts.until'), utc(code.valid_until)],
    [t('facts.minimum'), money(code.minimum_spend)],
    [t('facts.first'), t(code.is_first_booking_only ? 'facts.yes' : 'facts.no')],
    [t('facts.cities'), code.city_ids.map((id) => named.get(id) ?? String(id)).join(', ')],
    [t('facts.courses'), code.course_ids.join(', ')],
    [t('facts.owner'), code.owner],
    [t('facts.made'), utc(code.made_at)],
    [t('facts.by'), code.made_by === '' ? t('facts.program') : code.made_by],
    [
      t('facts.batch'),
      code.batch_id !== null && (
        <a href={adminRoutes['admin-codes'].path + codeList.write({ batch_id: code.batch_id })} className="link">
          {code.batch}
        </a>
      ),
    ],
  ];
}

/** Changes or ends the code, or approves one that waits for a second operator. */
function actsOf(code: Code, api: Api): readonly Act[] {
  const { id, version, state } = code;
  const confirm: Act = {
    name: t('confirm'),
    isMain: true,
    text: <p>{t('confirm.text')}</p>,
    make: (reason) => api('admin/code-confirm', { code_id: id, version, reason }),
  };
  const stop: Act = {
    name: t('stop'),
    isDanger: true,
    text: <p>{t('stop.text')}</p>,
    make: (reason) => api('admin/code-stop', { code_id: id, reason }),
  };
  return [
    saveAct(code, code.cities, api),
    ...(state === 'waiting' && !code.is_asked_here ? [confirm] : []),
    ...(state === 'over' ? [] : [stop]),
  ];
}

function Uses({ code: { id, uses, next }, isFirst }: Extra & { readonly code: Code }) {
  const here = `${adminRoutes['admin-codes'].path}/${id}`;
  return (
    <Section id="uses" title={t('uses.title')}>
      <Rows
        none={t('uses.none')}
        rows={uses.map(({ booking_id: booking, ref, guest, state, at, discount }) => ({
          key: booking,
          main: bookingRow(booking, ref, guest),
          about: `${t('use.discount', { amount: money(discount) })} · ${t(`use.${state}`)} · ${utc(at)}`,
        }))}
      />
      <TableEnd
        next={next === null ? null : here + buildQuery({ before: next })}
        first={isFirst ? null : here}
        file={uses.length === 0 ? null : adminFileUrl('code-uses') + buildQuery({ code: id })}
        labels={{ file: t('uses.file') }}
        className=""
      />
    </Section>
  );
}
