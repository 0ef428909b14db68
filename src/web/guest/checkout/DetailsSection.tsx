import { isOddLength, phoneDigits } from '#src/contract/checkout/contact-rules.ts';
import type { PageForm } from '#src/web/platform/app/page-form.ts';
import { openPopup, usePopup } from '#src/web/ui/popup/popup.ts';
import { PasswordField } from '#src/web/ui/form/PasswordField.tsx';
import { PhoneField } from '#src/web/ui/form/PhoneField.tsx';
import { TextField } from '#src/web/ui/form/Field.tsx';
import type { CheckoutData } from './checkout-data.ts';
import { t } from './texts.ts';
import { useBooker } from './place.ts';
import type { FormFields } from './use-values.ts';
import { PickupField } from '#src/web/guest/pickup/PickupField.tsx';

interface DetailsSectionProps {
  readonly data: CheckoutData;
  readonly fields: FormFields;
}

/**
 * Who books. A logged-in user skips the fields (docs/domain/checkout.md#contact-fields); others book as a guest, with or
 * without an account. A distributor types the details of its customer (docs/accounts.md#distributors).
 */
export function DetailsSection({ data, fields }: DetailsSectionProps) {
  const { isLogin, isDistributor, person } = useBooker();
  if (isLogin && person !== null && !isDistributor) return <p>{t('details.loggedIn', { name: person.name })}</p>;
  const { fieldOf, values, change } = fields;
  const codes = data.dialCodes.map(({ name, isd }) => ({ value: `+${isd}`, label: `${name} (+${isd})` }));
  return (
    <>
      {isDistributor ? <p className="text-ink-2">{t('details.customerText')}</p> : <LoginLine address={data.address} />}
      <TextField
        label={t('details.email')}
        type="email"
        inputMode="email"
        autoComplete="email"
        maxLength={254}
        hint={t('details.emailHint')}
        required
        {...fieldOf('email')}
      />
      <div className="grid items-start gap-4 phone:grid-cols-2">
        <TextField
          label={t('details.first')}
          autoComplete="given-name"
          maxLength={80}
          required
          {...fieldOf('firstName')}
        />
        <TextField
          label={t('details.last')}
          autoComplete="family-name"
          maxLength={80}
          required
          {...fieldOf('lastName')}
        />
      </div>
      <PhoneField
        label={t('details.phone')}
        codeLabel={t('details.code')}
        note={t('optional')}
        hint={t(isOddLength(phoneDigits(values.phone)) ? 'details.phoneOdd' : 'details.phoneHint')}
        codes={[{ value: '', label: t('details.noCode') }, ...codes]}
        code={values.isd}
        codeName="isd"
        onCodeChange={(isd) => change('isd', isd)}
        maxLength={30}
        {...fieldOf('phone')}
      />
      {!isDistributor && <AccountPassword fields={fields} />}
    </>
  );
}

function LoginLine({ address }: { readonly address: string }) {
  const { name: popup } = usePopup();
  return (
    <p className="text-ink-2">
      {t('details.haveAccount')}{' '}
      <a
        href={`/user/login?next=${encodeURIComponent(address)}`}
        className="link inline-flex min-h-11 items-center"
        onClick={(event) => {
          // In the sheet the link leads to the page instead: one popup at a time.
          if (popup === null && openPopup('login')) event.preventDefault();
        }}
      >
        {t('details.login')}
      </a>
    </p>
  );
}

function AccountPassword({ fields: { fieldOf, values } }: { readonly fields: FormFields }) {
  return (
    <details className="rounded-control border border-line px-4" open={values.password !== '' || undefined}>
      <summary className="link flex min-h-12 items-center text-small">{t('details.passwordOpen')}</summary>
      <div className="grid items-start gap-4 pb-4 phone:grid-cols-2">
        <PasswordField
          label={t('details.password')}
          autoComplete="new-password"
          maxLength={128}
          hint={t('details.passwordHint')}
          {...fieldOf('password')}
        />
        <PasswordField
          label={t('details.passconf')}
          autoComplete="new-password"
          maxLength={128}
          {...fieldOf('passconf')}
        />
      </div>
    </details>
  );
}

interface PickupSectionProps {
  readonly data: Pick<CheckoutData, 'course'>;
  readonly fields: Pick<FormFields, 'values' | 'errors' | 'changeAll' | 'leave'>;
}

const textOf = (degrees: number | null): string => (degrees === null ? '' : String(degrees));
const degreesOf = (text: string): number | null => (text === '' || Number.isNaN(Number(text)) ? null : Number(text));

/** Where the guest is fetched: an address, and a pin where the guest drops one (docs/pickup.md#address). */
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

/** What a post without script carries unseen: proof, keys, and the amount that was shown, because no other is paid. */
export function HiddenFields({ form, due }: { readonly form: PageForm; readonly due: number }) {
  const { csrf, key, replaces } = form;
  return (
    <>
      {Object.entries({ csrf, key, replaces, due }).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
    </>
  );
}
