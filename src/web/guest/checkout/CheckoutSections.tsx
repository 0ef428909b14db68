import { isOddLength, phoneDigits } from '#src/contract/checkout/contact-rules.ts';
import type { PageForm } from '#src/web/platform/app/page-form.ts';
import { openPopup, usePopup } from '#src/web/ui/popup/popup.ts';
import { PasswordField } from '#src/web/ui/form/PasswordField.tsx';
import { PhoneField } from '#src/web/ui/form/PhoneField.tsx';
import { TextField } from '#src/web/ui/form/Field.tsx';
import type { CheckoutData } from './checkout-data.ts';
import { t } from './texts.ts';
import { useBooker, type CheckoutFrame } from './checkout-frame.ts';
import type { FormFields } from './use-values.ts';
import { PickupField } from '#src/web/guest/pickup/PickupField.tsx';
import { wireCents } from '#src/domain/money/money.ts';
import { useApp } from '#src/web/platform/app/app-context.tsx';
import type { PayMethod } from '#src/domain/payment/methods.ts';
import { checkoutMethods } from './payment/checkout-methods.ts';
import { Button } from '#src/web/ui/button/Button.tsx';
import { priceText } from '#src/texts/money-text.ts';
import { t as guest } from '#src/web/guest/texts.ts';
import type { CodeState } from './use-code.ts';
import { CalendarX2, HandCoins } from 'lucide-react';
import { cashText, quotedCash } from '#src/web/guest/booking/quote-rows.ts';
import type { WireQuote } from '#src/web/guest/booking/booking-course.ts';
import { policyDates } from '#src/web/guest/booking/policy-text.ts';
import { t as booking } from '#src/web/guest/booking/texts.ts';
import { CheckoutNotice } from './CheckoutNotices.tsx';
import type { Checkout } from './use-checkout.ts';

interface DetailsSectionProps {
  readonly data: CheckoutData;
  readonly fields: FormFields;
}

/**
 * The booker's details; a signed-in user skips them (docs/domain/checkout.md#contact-fields), a distributor enters its customer's
 * (docs/domain/partners.md#distributors).
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
          // In the sheet the link opens the page: one popup at a time.
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

/** Pickup address, and an optional pin (docs/domain/bookings.md#pickup-address). */
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

/** Hidden fields without script: CSRF token, keys, and the amount shown, since no other is paid. */
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

interface PayButtonProps {
  readonly code: Pick<CodeState, 'quote' | 'busy'>;
  readonly busy: boolean;
  /** Null with nothing due, or without a payment method. */
  readonly method: PayMethod | null;
  readonly full?: boolean;
  readonly kind?: 'primary' | 'secondary';
}

export function PayButton({ code, busy, method, full = false, kind = 'primary' }: PayButtonProps) {
  const { payment } = useApp().settings;
  const due = code.quote.booking_deposit_due;
  const canPay = due === 0 || (method !== null && (checkoutMethods[method].canPay?.(payment) ?? true));
  // Without a method the payment section explains it: no button.
  if (due > 0 && payment.methods.length === 0) return null;
  return (
    <Button
      type="submit"
      kind={kind}
      size="large"
      full={full}
      loading={busy}
      loadingLabel={t('button.working')}
      disabled={code.busy || !canPay}
    >
      {due === 0 ? t('button.confirm') : t('button.pay', { amount: priceText(wireCents(due)) })}
    </Button>
  );
}

export function TermsLine() {
  const [before = '', after = ''] = t('review.terms', { terms: '|' }).split('|');
  return (
    <>
      {before}
      <a href="/terms-of-service" target="_blank" rel="noreferrer" className="link">
        {t('review.termsLink')}
      </a>
      {after}
    </>
  );
}

interface ReviewLinesProps {
  readonly data: CheckoutData;
  readonly quote: WireQuote;
}

function ReviewLines({ data, quote }: ReviewLinesProps) {
  const { course, startsAt } = data;
  const dates =
    startsAt === null
      ? []
      : policyDates(course.policy, { bookedAt: data.now, startsAt: Date.parse(startsAt), zone: course.time_zone });
  return (
    <>
      <ul className="grid gap-3">
        <li className="flex min-h-6 gap-3">
          <CalendarX2 aria-hidden size={20} className="mt-0.5 shrink-0 text-brand" />
          <span>
            {dates.map((text) => (
              <span key={text} className="numbers block">
                {text}
              </span>
            ))}
            <span className="block text-small text-ink-2">{guest('zone.local', { city: course.city.name })}</span>
          </span>
        </li>
        <li className="flex gap-3">
          <HandCoins aria-hidden size={20} className="mt-0.5 shrink-0 text-brand" />
          <span>
            {booking('price.cash')}: <span className="numbers font-bold">{cashText(quotedCash(quote))}</span>
          </span>
        </li>
      </ul>
      {course.confirmation === 'on_request' && <p>{t('review.request')}</p>}
      <p className="text-small text-ink-2">
        <TermsLine />
      </p>
    </>
  );
}

interface ReviewSectionProps {
  readonly data: CheckoutData;
  readonly code: CodeState;
  readonly frame: Pick<CheckoutFrame, 'kind'>;
  readonly checkout: Pick<Checkout, 'busy' | 'errors' | 'method' | 'submit'>;
}

function hasNext({ form }: CheckoutData): boolean {
  return form !== null && form.next !== null;
}

/** Terms, errors and the pay button; in the sheet the button is in the bar below. */
export function ReviewSection({ data, code, frame, checkout }: ReviewSectionProps) {
  const { busy, errors, method, submit } = checkout;
  return (
    <>
      <ReviewLines data={data} quote={code.quote} />
      <CheckoutNotice
        text={errors.form?.text ?? null}
        {...(errors.form?.code === null && { onRetry: () => void submit() })}
      />
      {frame.kind === 'page' && (
        <PayButton code={code} busy={busy} method={method} full {...(hasNext(data) && { kind: 'secondary' })} />
      )}
    </>
  );
}
