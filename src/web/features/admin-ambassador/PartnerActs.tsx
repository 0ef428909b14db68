import { useState } from 'react';
import { wireCents } from '#src/domain/money/money.ts';
import { type PartnerState, partnerSteps } from '#src/domain/partner/partner.ts';
import { priceText } from '#src/texts/money-text.ts';
import { useMayDo } from '#src/web/admin/areas.ts';
import { useNavigation } from '#src/web/router/navigation.tsx';
import { Button } from '#src/web/ui/button/Button.tsx';
import { TextField } from '#src/web/ui/form/Field.tsx';
import { NumberField } from '#src/web/typed/NumberField.tsx';
import { Banner } from '#src/web/ui/states/Banner.tsx';
import { type Partner, t } from './load.ts';
import { OwedLines } from './OwedLines.tsx';
import { ReasonForm } from './ReasonForm.tsx';

type Open = 'pay' | 'change' | PartnerState | null;

/** What may be done with a partner, by whose work it is. */
export function PartnerActs({ partner }: { readonly partner: Partner }) {
  const mayDo = useMayDo();
  const { path, navigate } = useNavigation();
  const [open, setOpen] = useState<Open>(null);
  const [said, setSaid] = useState<string | null>(null);
  if (!mayDo('partner-acts')) return null;
  const amount = priceText(wireCents(partner.released));
  const of = { partner_id: partner.id, version: partner.version };
  const form = {
    onDone: (what: string) => {
      setSaid(what);
      setOpen(null);
      navigate(path, { replace: true });
    },
    onEnd: () => setOpen(null),
  };
  return (
    <div className="needs-script grid grid-cols-[minmax(0,1fr)] gap-4">
      {said !== null && <Banner tone="success">{said}</Banner>}
      {open === null && (
        <div className="flex flex-wrap gap-3">
          {partner.released > 0 && <Button onClick={() => setOpen('pay')}>{t('pay', { amount })}</Button>}
          <Button kind="secondary" onClick={() => setOpen('change')}>
            {t('change')}
          </Button>
          {partnerSteps[partner.state].map((step) => (
            <Button key={step} kind="secondary" onClick={() => setOpen(step)}>
              {t(`do.${step}`)}
            </Button>
          ))}
        </div>
      )}
      {open === null && partner.released <= 0 && <p className="text-small text-ink-2">{t('pay.nothing')}</p>}
      {open === 'pay' && <OwedLines partner={partner} />}
      {open === 'pay' && (
        <ReasonForm
          call="admin/partner-pay"
          title={t('pay', { amount })}
          text={t('pay.text', { amount })}
          isDanger
          read={(data) => ({ ...of, amount: partner.released, reference: textIn(data, 'reference') })}
          check={(data): Record<string, string> =>
            textIn(data, 'reference') === '' ? { reference: t('field.referenceMissing') } : {}
          }
          renderFields={(errorOf) => (
            <TextField
              label={t('field.reference')}
              hint={t('field.referenceHint')}
              name="reference"
              maxLength={80}
              autoComplete="off"
              error={errorOf('reference')}
            />
          )}
          {...form}
        />
      )}
      {open === 'change' && <ChangeForm partner={partner} {...form} />}
      {open !== null && open !== 'pay' && open !== 'change' && (
        <ReasonForm
          key={open}
          call="admin/partner-change"
          title={t(`do.${open}`)}
          text={t(`explain.${open}`)}
          isDanger={open === 'ended'}
          read={() => ({ ...of, state: open })}
          {...form}
        />
      )}
    </div>
  );
}

interface ChangeFormProps {
  readonly partner: Partner;
  readonly onDone: (said: string) => void;
  readonly onEnd: () => void;
}

function ChangeForm({ partner: { id, version, kind, code, percent }, ...form }: ChangeFormProps) {
  return (
    <ReasonForm
      call="admin/partner-change"
      title={t('save')}
      text={t('change')}
      isDanger={false}
      read={(data) => {
        const own = textIn(data, 'percent');
        return {
          partner_id: id,
          version,
          percent: own === '' ? null : Number(own),
          ...(kind === 'ambassador' && { code: textIn(data, 'code') }),
        };
      }}
      renderFields={(errorOf) => (
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
      )}
      {...form}
    />
  );
}

const textIn = (data: FormData, name: string): string => String(data.get(name) ?? '').trim();
