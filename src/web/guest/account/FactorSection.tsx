import { useState } from 'react';
import type { CallOutput } from '#src/contract/types.ts';
import type { PageForm } from '#src/web/platform/app/page-form.ts';
import { useNavigation } from '#src/web/platform/router/navigation.tsx';
import { Banner } from '#src/web/ui/states/Banner.tsx';
import { Button } from '#src/web/ui/button/Button.tsx';
import { AccountSection, errorsOf, SectionForm } from './AccountSection.tsx';
import { t } from './texts.ts';
import { encodeQR } from 'qr';
import { CopyField } from '#src/web/ui/text/CopyField.tsx';
import { formErrorText } from '#src/contract/errors/form.ts';
import { useApp } from '#src/web/platform/app/app-context.tsx';
import { failureFormError } from '#src/web/platform/api/failure-text.ts';
import type { Api } from '#src/web/platform/api/api.ts';
import { TextField } from '#src/web/ui/form/Field.tsx';
import { CurrentPassword } from './CurrentPassword.tsx';
import { useForm } from '#src/web/ui/form/use-form.ts';

type FactorStep = 'factor-begin' | 'factor-confirm' | 'factor-recovery' | 'factor-off';

const labels = {
  'factor-begin': () => t('factor.on.submit'),
  'factor-confirm': () => t('factor.confirm.submit'),
  'factor-recovery': () => t('factor.recovery.submit'),
  'factor-off': () => t('factor.off.submit'),
} as const;

function send(api: Api, act: FactorStep, typed: string) {
  if (act === 'factor-begin') return api('account/factor-begin', { password: typed });
  if (act === 'factor-off') return api('account/factor-off', { code: typed });
  return act === 'factor-confirm'
    ? api('account/factor-confirm', { code: typed })
    : api('account/factor-recovery', { code: typed });
}

interface FactorFormProps {
  readonly act: FactorStep;
  readonly posted: PageForm | null;
  readonly setup?: CallOutput<'account/factor-begin'>;
  readonly onDone: (factor: NonNullable<PageForm['factor']>) => void;
}

function FactorForm({ act, posted, setup, onDone }: FactorFormProps) {
  const { api } = useApp();
  const isBegin = act === 'factor-begin';
  const name = isBegin ? 'password' : 'code';
  const form = useForm({
    read: (node) => String(new FormData(node).get(name) ?? ''),
    check: (typed): Readonly<Record<string, string>> =>
      typed.trim() === '' ? { [name]: formErrorText(isBegin ? 'password-wrong' : 'factor-needed') } : {},
    send: async (typed) => {
      const answer = await send(api, act, typed);
      if (!answer.ok) return failureFormError(answer);
      onDone('message' in answer.data ? { recovery_codes: [] } : answer.data);
      return null;
    },
  });
  const error = errorsOf(act, form, posted)(name);
  return (
    <SectionForm act={act} posted={posted} form={form} done="" submit={labels[act]()}>
      {setup !== undefined && <input type="hidden" name="secret" value={setup.secret} />}
      {setup !== undefined && <input type="hidden" name="url" value={setup.url} />}
      {isBegin ? (
        <CurrentPassword label={t('factor.on.password')} name={name} error={error} />
      ) : (
        <TextField
          label={t(act === 'factor-confirm' ? 'factor.confirm.code' : 'factor.code')}
          name={name}
          autoComplete="one-time-code"
          maxLength={64}
          spellCheck={false}
          {...(act === 'factor-confirm' ? {} : { hint: t('factor.code.hint') })}
          error={error}
          required
        />
      )}
    </SectionForm>
  );
}

interface FactorSectionProps {
  readonly factor: CallOutput<'account/factor'>;
  readonly hasPassword: boolean;
  readonly posted: PageForm | null;
}

/** The second factor: setup, first code, turning off; recovery codes appear once. Works without script. */
export function FactorSection({ factor, hasPassword, posted }: FactorSectionProps) {
  const { path, navigate } = useNavigation();
  const [step, setStep] = useState(posted?.factor ?? null);
  const refresh = (): void => {
    setStep(null);
    navigate(path, { replace: true });
  };
  return (
    <AccountSection id="two-step" title={t('factor.title')}>
      {factor.is_demanded && !factor.is_on && (step === null || 'secret' in step) && (
        <Banner tone="warning">{t('factor.demanded.off')}</Banner>
      )}
      {step !== null && 'recovery_codes' in step && <Recovery codes={step.recovery_codes} onDone={refresh} />}
      {step !== null && 'secret' in step && (
        <>
          <SetupCode setup={step} />
          <FactorForm act="factor-confirm" posted={posted} setup={step} onDone={setStep} />
        </>
      )}
      {step === null && factor.is_on && (
        <On left={factor.recovery_left} posted={posted} onShow={setStep} onOff={refresh} />
      )}
      {step === null && !factor.is_on && (
        <>
          <p className="text-ink-2">{t(hasPassword ? 'factor.on.text' : 'factor.on.textNoPassword')}</p>
          {hasPassword && <FactorForm act="factor-begin" posted={posted} onDone={setStep} />}
        </>
      )}
    </AccountSection>
  );
}

interface OnProps {
  readonly left: number;
  readonly posted: PageForm | null;
  readonly onShow: (factor: NonNullable<PageForm['factor']>) => void;
  readonly onOff: () => void;
}

function On({ left, posted, onShow, onOff }: OnProps) {
  const isOpen = ['factor-recovery', 'factor-off'].includes(posted?.values['act'] ?? '');
  return (
    <>
      <p className="text-ink-2">{t('factor.off.text')}</p>
      <p>{t('factor.left', { count: left })}</p>
      <details className="rounded-control border border-line px-4" open={isOpen || undefined}>
        <summary className="link flex min-h-12 items-center text-small">{t('factor.other.title')}</summary>
        <div className="grid gap-6 pb-4">
          <FactorForm act="factor-recovery" posted={posted} onDone={onShow} />
          <FactorForm act="factor-off" posted={posted} onDone={onOff} />
        </div>
      </details>
    </>
  );
}

function Recovery({ codes, onDone }: { readonly codes: readonly string[]; readonly onDone: () => void }) {
  return (
    <div className="grid gap-4">
      <Banner tone="warning" title={t('factor.codes.title')}>
        {t('factor.codes.text')}
      </Banner>
      <ul className="grid gap-1 rounded-control bg-sand p-4 font-mono text-small wrap-anywhere">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <Button className="needs-script justify-self-start" onClick={onDone}>
        {t('factor.codes.done')}
      </Button>
    </div>
  );
}

function SetupCode({ setup: { secret, url } }: { readonly setup: CallOutput<'account/factor-begin'> }) {
  const squares = encodeQR(url, 'raw', { ecc: 'medium', border: 2 });
  const size = squares.length;
  const path = squares.flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : ''))).join('');
  return (
    <div className="grid gap-4">
      <p className="text-ink-2">{t('factor.setup.text')}</p>
      <svg
        viewBox={`0 0 ${size} ${size}`}
        role="img"
        aria-label={t('factor.setup.alt')}
        className="w-52 max-w-full rounded-control"
      >
        <rect width={size} height={size} fill="#fff" />
        <path d={path} fill="#000" />
      </svg>
      <a href={url} className="link inline-flex min-h-11 items-center justify-self-start">
        {t('factor.setup.open')}
      </a>
      <CopyField label={t('factor.setup.key')} value={secret} />
    </div>
  );
}
