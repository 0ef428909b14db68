// Values of the checkout form, validated by the server's rules (docs/domain/checkout.md#contact-fields).
import { checkContact, contactInput, packDistributorGuest } from '#src/contract/checkout/contact-rules.ts';
import { payingErrorText } from '#src/contract/errors/paying.ts';
import { typedPin } from '#src/domain/trip/pickup.ts';
import { t } from './texts.ts';

export interface CheckoutValues {
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly isd: string;
  readonly phone: string;
  readonly password: string;
  readonly passconf: string;
  readonly message: string;
  readonly pickupAddress: string;
  /** Degrees as text; '' without a pin. */
  readonly pickupLatitude: string;
  readonly pickupLongitude: string;
  readonly paymentType: string;
  readonly cardName: string;
}

export type CheckoutField = keyof CheckoutValues;

export type FieldErrors = Partial<Record<CheckoutField, string>>;

export const emptyValues: CheckoutValues = {
  email: '',
  firstName: '',
  lastName: '',
  isd: '',
  phone: '',
  password: '',
  passconf: '',
  message: '',
  pickupAddress: '',
  pickupLatitude: '',
  pickupLongitude: '',
  paymentType: '',
  cardName: '',
};

export interface FormShape {
  readonly isLogin: boolean;
  /** Details of a distributor's customer, packed into the message (docs/domain/partners.md#distributors). */
  readonly isDistributor: boolean;
  readonly hasPickup: boolean;
  readonly hasOwnFields: boolean;
}

const PASSWORD_MIN = 8;

function contactErrors(values: CheckoutValues): FieldErrors {
  const { email, firstName: first_name, lastName: last_name, isd: isd_code, phone } = values;
  const contactFaults = checkContact({ email, first_name, last_name, isd_code, phone });
  return {
    ...(contactFaults.email && { email: payingErrorText(contactFaults.email) }),
    ...(contactFaults.first_name && { firstName: payingErrorText(contactFaults.first_name) }),
    ...(contactFaults.last_name && { lastName: payingErrorText(contactFaults.last_name) }),
    ...(contactFaults.phone && { phone: payingErrorText(contactFaults.phone) }),
    ...(values.password !== '' && values.password.length < PASSWORD_MIN && { password: t('details.passwordShort') }),
    ...(values.password !== values.passconf && { passconf: t('details.passconfWrong') }),
  };
}

/** A logged-in user skips the contact (docs/domain/checkout.md#contact-fields), a distributor enters its customer's. */
export function checkForm(values: CheckoutValues, shape: FormShape): FieldErrors {
  return {
    ...((!shape.isLogin || shape.isDistributor) && contactErrors(values)),
    ...(shape.hasPickup && values.pickupAddress.trim() === '' && { pickupAddress: payingErrorText('pickup-missing') }),
    ...(shape.hasOwnFields && values.cardName.trim() === '' && { cardName: payingErrorText('card-name-missing') }),
  };
}

/** Empty for a logged-in user; a distributor's customer is packed into the message (docs/domain/partners.md#distributors). */
export function contactPayload(values: CheckoutValues, { isLogin, isDistributor, hasPickup }: FormShape) {
  const contact = contactInput(values);
  const note = values.message.trim();
  const message = isDistributor ? packDistributorGuest(contact, note) : note;
  return {
    ...(!isLogin && contact),
    ...(!isLogin && values.password !== '' && { password: values.password }),
    ...(message !== '' && { message }),
    ...(hasPickup && {
      address: values.pickupAddress.trim(),
      ...typedPin(values.pickupLatitude, values.pickupLongitude),
    }),
  };
}

const wireFields: Readonly<Record<string, CheckoutField>> = {
  email: 'email',
  first_name: 'firstName',
  last_name: 'lastName',
  isd_code: 'phone',
  phone: 'phone',
  password: 'password',
  message: 'message',
  address: 'pickupAddress',
  latitude: 'pickupAddress',
  longitude: 'pickupAddress',
};

/** Values posted without script; passwords and unknown fields are dropped. */
export function valuesFromForm(posted: Readonly<Record<string, string>>): Partial<CheckoutValues> {
  const fieldNames = Object.keys(emptyValues).filter((name) => name !== 'password' && name !== 'passconf');
  return Object.fromEntries(fieldNames.flatMap((name) => (posted[name] === undefined ? [] : [[name, posted[name]]])));
}

export function errorsFromWire(fields: Readonly<Record<string, string>>): FieldErrors {
  const problems = Object.entries(fields).flatMap(([name, text]) => {
    const field = wireFields[name];
    return field === undefined ? [] : [[field, text] as const];
  });
  return Object.fromEntries(problems);
}
