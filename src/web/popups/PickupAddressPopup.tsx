import { Popup } from '../ui/Popup.tsx';
import { closePopup } from '../ui/popup.ts';
import { IncompleteAddress } from './IncompleteAddress.tsx';
import { t } from './t.ts';

interface PickupAddressPopupProps {
  readonly address: string;
  readonly onUse: () => void;
  readonly onEdit: () => void;
}

/** The popup `pickup-address` (spec 2: incomplete address): use it as it is, or make it exact. */
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
