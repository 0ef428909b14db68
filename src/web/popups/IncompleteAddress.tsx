import { pickupFault } from '#src/domain/pickup/pickup-address.ts';
import { errors } from '#src/contract/errors.ts';
import { Button } from '../ui/Button.tsx';
import { t } from './t.ts';

interface IncompleteAddressProps {
  readonly address: string;
  readonly onUse: () => void;
  readonly onEdit: () => void;
  /** Where no popup says it above. */
  readonly hasTitle?: boolean;
}

/**
 * An address without a pin, shown once more before it is used: the host will look for exactly this (product 11). One that
 * nobody could find is not offered for use: the server would refuse it.
 */
export function IncompleteAddress({ address, onUse, onEdit, hasTitle = false }: IncompleteAddressProps) {
  const isTooShort = pickupFault({ address }) !== null;
  return (
    <div role="group" aria-label={t('address.title')} className="grid gap-4">
      {hasTitle && <p className="text-h3 font-bold">{t('address.title')}</p>}
      <p>{isTooShort ? errors['pickup-incomplete'].text : t('address.text')}</p>
      <p className="rounded-control bg-sand px-4 py-3 font-medium break-words">{address}</p>
      <div className="flex flex-wrap gap-3">
        {!isTooShort && <Button onClick={onUse}>{t('address.use')}</Button>}
        <Button kind={isTooShort ? 'primary' : 'secondary'} onClick={onEdit}>
          {t('address.edit')}
        </Button>
      </div>
    </div>
  );
}
