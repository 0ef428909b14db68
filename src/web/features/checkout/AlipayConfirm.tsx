import { Button } from '../../ui/Button.tsx';
import { AlipayText, sgdText } from './AlipayText.tsx';
import type { AlipayAsk } from './pay.ts';
import { t } from './t.ts';

interface AlipayConfirmProps {
  readonly ask: AlipayAsk;
  readonly busy: boolean;
  readonly onConfirm: () => void;
}

/** The Alipay confirmation: what is charged and where it goes on (spec 2). In the sheet it is stage 3. */
export function AlipayConfirm({ ask, busy, onConfirm }: AlipayConfirmProps) {
  return (
    <div className="grid gap-5">
      <AlipayText ask={ask} />
      <p>{t('alipay.text')}</p>
      <Button size="large" full loading={busy} loadingLabel={t('button.working')} onClick={onConfirm} data-first-focus>
        {t('alipay.pay', { amount: sgdText(ask.amount_sgd) })}
      </Button>
    </div>
  );
}
