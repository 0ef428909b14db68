import type { CallOutput } from '#src/contract/types.ts';
import { wireCents } from '#src/domain/money/money.ts';
import { partnerSteps } from '#src/domain/partner/partner.ts';
import { priceText } from '#src/texts/money-text.ts';
import type { Api } from '#src/web/platform/api/api.ts';
import { useApp } from '#src/web/platform/app/app-context.tsx';
import { instantText } from '#src/web/ui/text/wall-time.ts';
import { NumberField } from '#src/web/ui/form/NumberField.tsx';
import { TextField } from '#src/web/ui/form/Field.tsx';
import type { FormWork } from '#src/web/ui/form/use-form.ts';
import { useMayDo } from '#src/web/platform/session/staff-areas.ts';
import { type Act, Acts, textIn } from './kit/act-form.tsx';
import { Rows } from './kit/sections.tsx';
import { kindText } from './money-words.ts';
import { t } from './ambassadors-texts.ts';

type Partner = CallOutput<'admin/partner'>;

interface PartnerActsProps {
  readonly partner: Partner;
  readonly onDone: (message: string) => void;
}

/** What may be done with a partner, by whose work it is. */
export function PartnerActs({ partner, onDone }: PartnerActsProps) {
  const mayDo = useMayDo();
  const { api } = useApp();
  if (!mayDo('partner-acts')) return null;
  const pays = partner.released > 0 ? payAct(partner, api) : null;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <Acts
        acts={[...(pays === null ? [] : [pays]), changeAct(partner, api), ...stepActs(partner, api)]}
        renderAbove={(name) => name === pays?.name && <OwedLines partner={partner} />}
        onDone={onDone}
      />
      {pays === null && <p className="text-small text-ink-2">{t('pay.nothing')}</p>}
    </div>
  );
}

function payAct({ id, version, released }: Partner, api: Api): Act {
  const amount = priceText(wireCents(released));
  return {
    name: t('pay', { amount }),
    isMain: true,
    isDanger: true,
    text: <p>{t('pay.text', { amount })}</p>,
    renderFields: (errorOf) => (
      <TextField
        label={t('field.reference')}
        hint={t('field.referenceHint')}
        name="reference"
        maxLength={80}
        autoComplete="off"
        error={errorOf('reference')}
      />
    ),
    check: (data): Record<string, string> =>
      textIn(data, 'reference') === '' ? { reference: t('field.referenceMissing') } : {},
    make: (reason, data) =>
      api('admin/partner-pay', {
        partner_id: id,
        version,
        amount: released,
        reference: textIn(data, 'reference'),
        reason,
      }),
  };
}

function changeAct(partner: Partner, api: Api): Act {
  const { id, version, kind } = partner;
  return {
    name: t('change'),
    submit: t('save'),
    text: <p>{t('change')}</p>,
    renderFields: (errorOf) => <TermsFields partner={partner} errorOf={errorOf} />,
    make(reason, data) {
      const own = textIn(data, 'percent');
      return api('admin/partner-change', {
        partner_id: id,
        version,
        percent: own === '' ? null : Number(own),
        ...(kind === 'ambassador' && { code: textIn(data, 'code') }),
        reason,
      });
    },
  };
}

const stepActs = ({ id, version, state }: Partner, api: Api): readonly Act[] =>
  partnerSteps[state].map((step) => ({
    name: t(`do.${step}`),
    isDanger: step === 'ended',
    text: <p>{t(`explain.${step}`)}</p>,
    make: (reason) => api('admin/partner-change', { partner_id: id, version, state: step, reason }),
  }));

interface TermsFieldsProps extends Pick<FormWork, 'errorOf'> {
  readonly partner: Partner;
}

function TermsFields({ partner: { kind, code, percent }, errorOf }: TermsFieldsProps) {
  return (
    <div className="grid items-start gap-4 tablet:grid-cols-2">
      {kind === 'ambassador' && (
        <TextField
          label={t('field.code')}
          hint={t('field.codeHint')}
          name="code"
          maxLength={40}
          autoComplete="off"
          defaultValue={code ?? ''}
          error={errorOf('code')}
        />
      )}
      <NumberField
        label={t('field.percent')}
        hint={t('field.percentHint')}
        name="percent"
        min={0}
        max={30}
        decimals={2}
        value={percent}
        error={errorOf('percent')}
      />
    </div>
  );
}

/** What is owed, line by line of the ledger. */
function OwedLines({ partner: { lines } }: { readonly partner: Partner }) {
  return (
    <section aria-labelledby="owed">
      <h2 id="owed" className="text-h4 font-bold">
        {t('pay.lines')}
      </h2>
      <Rows
        none=""
        rows={lines.map(({ at, kind, ref, amount }) => ({
          key: `${at}${kind}${ref}`,
          main: t('pay.line', { kind: kindText(kind), ref }),
          about: `${t('utc', { when: instantText(at, 'UTC') })} · ${priceText(wireCents(amount))}`,
        }))}
      />
    </section>
  );
}
