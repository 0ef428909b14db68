// /admin/codes: all discount codes (docs/back-office.md#discount-codes).
import { wireCents } from '#src/domain/money/money.ts';
import { priceText } from '#src/texts/money-text.ts';
import { stateText, takesText, usedText } from './code-words.ts';
import { instantText } from '#src/web/ui/text/wall-time.ts';
import { codeList, codeOrigins } from '#src/contract/admin/code-list.ts';
import { codeStates } from '#src/domain/pricing/operator-code.ts';
import { buttonLook } from '#src/web/ui/button/button-look.ts';
import { Banner } from '#src/web/ui/states/Banner.tsx';
import { listPage } from './kit/list-page.tsx';
import { t } from './codes-texts.ts';

const instant = (at: string | null) =>
  at === null ? '' : <span className="whitespace-nowrap">{instantText(at, 'UTC')}</span>;

/** All codes, and the ways to make some. */
export const { load, Page } = listPage({
  list: codeList,
  call: 'admin/codes',
  text: t,
  choices: () => ({
    state: codeStates.map((value) => ({ value, label: stateText(value) })),
    origin: codeOrigins.map((value) => ({ value, label: t(`origin.${value}`) })),
  }),
  cells: {
    code: ({ id, code }) => (
      <a
        href={`${codeList.path}/${id}`}
        className="link inline-flex min-h-6 items-center font-medium whitespace-nowrap"
      >
        {code}
      </a>
    ),
    takes: (code) => <span className="whitespace-nowrap">{takesText(code)}</span>,
    state: ({ state }) => <span className="whitespace-nowrap">{stateText(state)}</span>,
    used: (code) => <span className="whitespace-nowrap">{usedText(code)}</span>,
    valid_until: (code) => instant(code.valid_until),
    owner: ({ owner }) => <span className="block min-w-36 wrap-anywhere">{owner}</span>,
    batch: ({ batch_id: id, batch }) =>
      id !== null && (
        <a href={codeList.path + codeList.write({ batch_id: id })} className="link">
          {batch}
        </a>
      ),
    valid_from: (code) => instant(code.valid_from),
    minimum: (code) => priceText(wireCents(code.minimum_spend)),
    made_at: (code) => instant(code.made_at),
    made_by: (code) => (code.made_by === '' ? t('origin.earned') : code.made_by),
  },
  above: ({ data, query }) =>
    query.filter.batch_id !== undefined &&
    !data.is_cut && (
      <div className="mb-4">
        <Banner tone="info">{t('inBatch')}</Banner>
      </div>
    ),
  around: ({ filter, rows }) => (
    <>
      <p className="mb-5 flex flex-wrap gap-3">
        <a href={`${codeList.path}/new`} className={buttonLook('primary')}>
          {t('make')}
        </a>
        <a href={`${codeList.path}/batch`} className={buttonLook('secondary')}>
          {t('batch')}
        </a>
      </p>
      {filter}
      {rows}
    </>
  ),
});
