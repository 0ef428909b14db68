// /admin/codes: all discount codes (docs/reference/back-office.md#discount-codes).
import { codeList, codeOrigins } from '#src/contract/admin/code-list.ts';
import { codeStates } from '#src/domain/pricing/operator-code.ts';
import { buttonLook } from '#src/web/ui/button/button-look.ts';
import { Banner } from '#src/web/ui/states/Banner.tsx';
import { takesText, usedText } from './code-text.ts';
import { instantCell, linkTo, longText, oneLine } from './kit/cells.tsx';
import { listPage } from './kit/list-page.tsx';
import { choicesOf, money } from './kit/values.ts';
import { t } from './codes-texts.ts';

export const { load, Page } = listPage({
  list: codeList,
  call: 'admin/codes',
  text: t,
  choices: () => ({
    state: choicesOf(codeStates, (state) => t(`state.${state}`)),
    origin: choicesOf(codeOrigins, (origin) => t(`origin.${origin}`)),
  }),
  cells: {
    code: ({ id, code }) => linkTo(`${codeList.path}/${id}`, code, 'font-medium whitespace-nowrap'),
    takes: (code) => oneLine(takesText(code)),
    state: ({ state }) => oneLine(t(`state.${state}`)),
    used: (code) => oneLine(usedText(code)),
    valid_until: (code) => instantCell(code.valid_until),
    owner: ({ owner }) => longText(owner),
    batch: ({ batch_id: id, batch }) =>
      id !== null && (
        <a href={codeList.path + codeList.write({ batch_id: id })} className="link">
          {batch}
        </a>
      ),
    valid_from: (code) => instantCell(code.valid_from),
    minimum: (code) => money(code.minimum_spend),
    made_at: (code) => instantCell(code.made_at),
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
