import { useState } from 'react';
import type { CallOutput } from '#src/contract/types.ts';
import type { PageForm } from '#src/web/app/page-form.ts';
import { useNavigation } from '#src/web/router/navigation.tsx';
import { Banner } from '#src/web/ui/states/Banner.tsx';
import { Button } from '#src/web/ui/button/Button.tsx';
import { AccountSection } from '#src/web/features/account/AccountSection.tsx';
import { FactorForm } from './FactorForm.tsx';
import { SetupCode } from './SetupCode.tsx';
import { t } from './texts.ts';

interface FactorSectionProps {
  readonly factor: CallOutput<'account/factor'>;
  readonly hasPassword: boolean;
  readonly posted: PageForm | null;
}

/** The second factor: begun, confirmed with a first code, and turned off; its recovery codes are shown once. Works without script. */
export function FactorSection({ factor, hasPassword, posted }: FactorSectionProps) {
  const { path, navigate } = useNavigation();
  const [shown, setShown] = useState(posted?.factor ?? null);
  // The page is loaded anew: what is on, and which devices there are.
  const refresh = (): void => {
    setShown(null);
    navigate(path, { replace: true });
  };
  return (
    <AccountSection id="two-step" title={t('title')}>
      {factor.is_demanded && !factor.is_on && (shown === null || 'secret' in shown) && (
        <Banner tone="warning">{t('demanded.off')}</Banner>
      )}
      {shown !== null && 'recovery_codes' in shown && <Recovery codes={shown.recovery_codes} onDone={refresh} />}
      {shown !== null && 'secret' in shown && (
        <>
          <SetupCode setup={shown} />
          <FactorForm act="factor-confirm" posted={posted} setup={shown} onDone={setShown} />
        </>
      )}
      {shown === null && factor.is_on && (
        <On left={factor.recovery_left} posted={posted} onShow={setShown} onOff={refresh} />
      )}
      {shown === null && !factor.is_on && (
        <>
          <p className="text-ink-2">{t(hasPassword ? 'on.text' : 'on.textNoPassword')}</p>
          {hasPassword && <FactorForm act="factor-begin" posted={posted} onDone={setShown} />}
        </>
      )}
    </AccountSection>
  );
}

interface OnProps {
  readonly left: number;
  readonly posted: PageForm | null;
  readonly onShow: (shown: NonNullable<PageForm['factor']>) => void;
  readonly onOff: () => void;
}

function On({ left, posted, onShow, onOff }: OnProps) {
  const isOpen = ['factor-recovery', 'factor-off'].includes(posted?.values['act'] ?? '');
  return (
    <>
      <p className="text-ink-2">{t('off.text')}</p>
      <p>{t('left', { count: left })}</p>
      <details className="rounded-control border border-line px-4" open={isOpen || undefined}>
        <summary className="link flex min-h-12 items-center text-small">{t('other.title')}</summary>
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
      <Banner tone="warning" title={t('codes.title')}>
        {t('codes.text')}
      </Banner>
      <ul className="grid gap-1 rounded-control bg-sand p-4 font-mono text-small wrap-anywhere">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <Button className="needs-script justify-self-start" onClick={onDone}>
        {t('codes.done')}
      </Button>
    </div>
  );
}
