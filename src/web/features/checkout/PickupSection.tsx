import { PickupField } from '../../booking/PickupField.tsx';
import type { CheckoutData } from './checkout-data.ts';
import type { FormFields } from './use-values.ts';

interface PickupSectionProps {
  readonly data: Pick<CheckoutData, 'course'>;
  readonly fields: Pick<FormFields, 'values' | 'errors' | 'changeAll' | 'leave'>;
}

const textOf = (degrees: number | null): string => (degrees === null ? '' : String(degrees));
const degreesOf = (text: string): number | null => (text === '' || Number.isNaN(Number(text)) ? null : Number(text));

/** Where the guest is fetched: an address, and a pin where the guest drops one (spec 3, product 11). */
export function PickupSection({ data, fields }: PickupSectionProps) {
  const { values, errors, changeAll, leave } = fields;
  const { city, pickup } = data.course;
  return (
    <PickupField
      value={{
        address: values.pickupAddress,
        latitude: degreesOf(values.pickupLatitude),
        longitude: degreesOf(values.pickupLongitude),
      }}
      error={errors.pickupAddress}
      area={pickup}
      center={{ latitude: city.latitude, longitude: city.longitude, name: city.name }}
      names={{ address: 'pickupAddress', latitude: 'pickupLatitude', longitude: 'pickupLongitude' }}
      onChange={({ address, latitude, longitude }) =>
        changeAll({
          pickupAddress: address,
          pickupLatitude: textOf(latitude),
          pickupLongitude: textOf(longitude),
        })
      }
      onBlur={() => leave('pickupAddress')}
    />
  );
}
