import { pickupFault } from '#src/domain/trip/pickup.ts';
import { formErrorText } from '#src/contract/errors/form.ts';
import { Button } from '#src/web/ui/button/Button.tsx';
import { t } from '#src/web/guest/texts.ts';
import { Popup } from '#src/web/ui/popup/Popup.tsx';
import { closePopup } from '#src/web/ui/popup/popup.ts';

interface IncompleteAddressProps {
  readonly address: string;
  readonly onUse: () => void;
  readonly onEdit: () => void;
  readonly hasTitle?: boolean;
}

/**
 * Confirms an address without a pin (docs/domain/bookings.md#pickup-address). The server refuses an incomplete one, so it can
 * only be edited.
 */
export function IncompleteAddress({ address, onUse, onEdit, hasTitle = false }: IncompleteAddressProps) {
  const isTooShort = pickupFault({ address }) !== null;
  return (
    <div role="group" aria-label={t('address.title')} className="grid gap-4">
      {hasTitle && <p className="text-h3 font-bold">{t('address.title')}</p>}
      <p>{isTooShort ? formErrorText('pickup-incomplete') : t('address.text')}</p>
      {address.trim() !== '' && <p className="rounded-control bg-sand px-4 py-3 font-medium break-words">{address}</p>}
      <div className="flex flex-wrap gap-3">
        {!isTooShort && <Button onClick={onUse}>{t('address.use')}</Button>}
        <Button kind={isTooShort ? 'primary' : 'secondary'} onClick={onEdit}>
          {t('address.edit')}
        </Button>
      </div>
    </div>
  );
}

interface PickupAddressPopupProps {
  readonly address: string;
  readonly onUse: () => void;
  readonly onEdit: () => void;
}

/** The popup `pickup-address` (incomplete address). */
export function PickupAddressPopup({ address, onUse, onEdit }: PickupAddressPopupProps) {
  return (
    <Popup name="pickup-address" title={t('address.title')} onClose={onEdit}>
      <IncompleteAddress
        address={address}
        onUse={() => {
          closePopup('pickup-address');
          onUse();
        }}
        onEdit={() => closePopup('pickup-address')}
      />
    </Popup>
  );
}
