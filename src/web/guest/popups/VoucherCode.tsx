import { CopyField } from '#src/web/ui/text/CopyField.tsx';
import type { FirstVisit } from '#src/web/platform/app/page-settings.ts';
import { t } from '#src/web/guest/texts.ts';

/** The content of the popup `voucher-code` (docs/reference/addresses.md#popups). */
export function VoucherCode({ offer }: { readonly offer: FirstVisit }) {
  return (
    <div className="grid gap-5">
      <p>{offer.text}</p>
      <CopyField label={t('voucher.code')} value={offer.code} />
      <p className="text-small text-ink-2">{t('voucher.later')}</p>
    </div>
  );
}
