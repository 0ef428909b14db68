import { useState, type ReactNode } from 'react';
import { wireCents } from '#src/domain/money/money.ts';
import { type PartnerState, partnerSteps } from '#src/domain/partner/partner.ts';
import { priceText } from '#src/texts/money-text.ts';
import { useMayDo } from '#src/web/platform/session/areas.ts';
import { useNavigation } from '#src/web/platform/router/navigation.tsx';
import { Button } from '#src/web/ui/button/Button.tsx';
import { TextField } from '#src/web/ui/form/Field.tsx';
import { NumberField } from '#src/web/ui/form/NumberField.tsx';
import { Banner } from '#src/web/ui/states/Banner.tsx';
import type { Partner } from './ambassador-load.ts';
import { t } from './ambassador-texts.ts';
import { kindText } from './money-words.ts';
import { instantText } from '#src/web/ui/text/wall-time.ts';
import type { CallInput } from '#src/contract/types.ts';
import { reasonLength } from '#src/domain/admin/dangerous-acts.ts';
import { withFreshFactor } from './fresh-factor.ts';
import { failureTrouble } from '#src/web/platform/api/failure-text.ts';
import { useApp } from '#src/web/platform/app/app-context.tsx';
import { FormMessage } from '#src/web/ui/form/FormMessage.tsx';
import { TextArea } from '#src/web/ui/form/TextArea.tsx';
import { useForm } from '#src/web/ui/form/use-form.ts';

type Act = 'admin/partner-change' | 'admin/partner-pay';

interface ReasonFormProps<N extends Act> {
  readonly call: N;
  readonly title: string;
  readonly text: string;
  readonly isDanger: boolean;
  /** What else the call takes, from the fields. */
  readonly read: (data: FormData) => Omit<CallInput<N>, 'reason'>;
  /** What of the fields is wrong besides the reason. */
  readonly check?: (data: FormData) => Readonly<Record<string, string>>;
  readonly renderFields?: (errorOf: (field: string) => string | undefined) => ReactNode;
  readonly onDone: (said: string) => void;
  readonly onEnd: () => void;
}

/** An act on a partner with its reason; the second factor is asked for where it was not shown lately. */
function ReasonForm<N extends Act>(props: ReasonFormProps<N>) {
  const { call, title, text, isDanger, read, check, renderFields, onDone, onEnd } = props;
  const { api } = useApp();
  const form = useForm({
    read: (element) => new FormData(element),
    check: (data): Readonly<Record<string, string>> => ({
      ...check?.(data),
      ...(reasonOf(data).length < reasonLength.least && { reason: t('field.reasonMissing') }),
    }),
    send: async (data) => {
      const input = { ...read(data), reason: reasonOf(data) } as CallInput<N>;
      const answer = await withFreshFactor<N>(() => api(call, input));
      if (!answer.ok) return failureTrouble(answer);
      onDone(answer.data.message);
      return null;
    },
  });
  return (
    <form
      noValidate
      method="post"
      aria-label={title}
      className="grid max-w-160 grid-cols-[minmax(0,1fr)] gap-4 rounded-card border border-line p-4"
      onSubmit={form.submit}
    >
      <p>{text}</p>
      <FormMessage text={form.message} />
      {renderFields?.(form.errorOf)}
      <TextArea
        label={t('field.reason')}
        hint={t('field.reasonHint')}
        name="reason"
        rows={2}
        maxLength={reasonLength.most}
        error={form.errorOf('reason')}
      />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" {...(isDanger && { kind: 'danger' })} loading={form.busy} loadingLabel={t('busy')}>
          {title}
        </Button>
        <Button kind="secondary" onClick={onEnd}>
          {t('cancel')}
        </Button>
      </div>
    </form>
  );
}

const reasonOf = (data: FormData): string => String(data.get('reason') ?? '').trim();

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

/** What is owed, line by line of the ledger. */
function OwedLines({ partner: { lines } }: { readonly partner: Partner }) {
  return (
    <section aria-labelledby="owed">
      <h2 id="owed" className="text-h4 font-bold">
        {t('pay.lines')}
      </h2>
      <ul className="mt-2">
        {lines.map(({ at, kind, ref, amount }) => (
          <li
            key={`${at}${kind}${ref}`}
            className="flex flex-wrap items-baseline justify-between gap-x-4 border-t border-line py-2"
          >
            <span className="min-w-0 wrap-anywhere">{t('pay.line', { kind: kindText(kind), ref })}</span>
            <span className="numbers text-small text-ink-2">
              {t('utc', { when: instantText(at, 'UTC') })} · {priceText(wireCents(amount))}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
