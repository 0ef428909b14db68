import { useState } from 'react';
import { openPopup } from '../../ui/popup.ts';
import type { CheckoutPlace } from './place.ts';
import type { FormFields } from './use-values.ts';

/** An address without a pin is asked about once, before it is used as it is (spec 2: incomplete address, product 11). */
export function usePickup({ values }: Pick<FormFields, 'values'>, { kind }: CheckoutPlace) {
  const [isAsking, setAsking] = useState(false);
  const [used, setUsed] = useState<string | null>(null);
  const asks = (): boolean => {
    const hasPin = values.pickupLatitude !== '' && values.pickupLongitude !== '';
    if (hasPin || used === values.pickupAddress) return false;
    if (kind === 'page' && !openPopup('pickup-address')) return false;
    setAsking(true);
    return true;
  };
  const use = (): void => {
    setUsed(values.pickupAddress);
    setAsking(false);
  };
  return { isAsking, asks, use, edit: () => setAsking(false) };
}
