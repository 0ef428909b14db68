import type { StripeCardNumberElementOptions, Stripe, StripeElements } from '@stripe/stripe-js';
import { CircleAlert } from 'lucide-react';
import { useRef, useState, type ComponentType, useEffect, useImperativeHandle, type Ref } from 'react';
import { classNames } from '#src/web/ui/class-names.ts';
import { type CardPart, type CardPartState, cardPartError, tokenError } from './card-codes.ts';
import {
  CardCvcElement,
  CardExpiryElement,
  CardNumberElement,
  Elements,
  useElements,
  useStripe,
} from '@stripe/react-stripe-js';
import { type CheckoutErrorCode, payingErrorText } from '#src/contract/errors/paying.ts';
import type { OwnFieldsHandle } from '#src/web/guest/checkout/payment/checkout-method.ts';
import { t } from '#src/web/guest/checkout/texts.ts';

// Card fields are the provider's iframes: they are styled here with the current theme.

type Look = NonNullable<StripeCardNumberElementOptions['style']>;

function resolved(name: string): string {
  const probe = document.createElement('span');
  probe.style.color = `var(${name})`;
  document.body.append(probe);
  const { color } = getComputedStyle(probe);
  probe.remove();
  return color;
}

function cardLook(): Look {
  return {
    base: {
      color: resolved('--ink'),
      fontFamily: 'system-ui, sans-serif',
      fontSize: '16px',
      '::placeholder': { color: resolved('--ink-3') },
    },
    invalid: { color: resolved('--error') },
  };
}

type ElementComponent = ComponentType<{
  id?: string;
  options?: { style?: ReturnType<typeof cardLook>; placeholder?: string };
  onReady?: (element: { focus: () => void }) => void;
  onChange?: (event: CardPartState & { error: undefined | object }) => void;
  onFocus?: () => void;
  onBlur?: () => void;
}>;

interface CardPartFieldProps {
  readonly part: CardPart;
  readonly Element: unknown;
  readonly label: string;
  readonly error: string | null;
  /** Announced at once: it occurred while typing. */
  readonly isAnnounced: boolean;
  readonly style: ReturnType<typeof cardLook>;
  readonly onChange: (state: CardPartState & { readonly error: unknown }) => void;
}

function CardPartField(props: CardPartFieldProps) {
  const { part, Element, label, error, isAnnounced, style, onChange } = props;
  const [hasFocus, setFocus] = useState(false);
  const field = useRef<{ focus: () => void } | null>(null);
  const Frame = Element as ElementComponent;
  const id = `card-${part}`;
  return (
    // The input is in an iframe that no label reaches: the group names it and forwards presses.
    <div
      role="group"
      aria-labelledby={`${id}-label`}
      aria-describedby={error === null ? undefined : `${id}-error`}
      className={classNames('grid content-start gap-1.5', part === 'number' && 'col-span-2')}
    >
      <span id={`${id}-label`} className="text-small font-medium" onClick={() => field.current?.focus()}>
        {label}
      </span>
      <div
        data-part={part}
        data-invalid={error !== null}
        className={classNames(
          'control grid content-center',
          hasFocus && 'outline-3 outline-offset-2 outline-jade',
          error !== null && 'border-error shadow-[inset_0_0_0_1px_var(--error)]',
        )}
      >
        <Frame
          id={id}
          options={{ style }}
          onReady={(element) => (field.current = element)}
          onChange={onChange}
          onFocus={() => setFocus(true)}
          onBlur={() => setFocus(false)}
        />
      </div>
      {error !== null && (
        <p
          id={`${id}-error`}
          role={isAnnounced ? 'alert' : undefined}
          className="flex items-start gap-1.5 text-small font-medium text-error"
        >
          <CircleAlert aria-hidden size={16} className="mt-0.5 shrink-0" />
          {error}
        </p>
      )}
    </div>
  );
}

interface CardFieldsProps {
  readonly stripe: Promise<Stripe | null>;
  readonly ref: Ref<OwnFieldsHandle>;
}

const parts = ['number', 'expiry', 'cvc'] as const;
const elements = { number: CardNumberElement, expiry: CardExpiryElement, cvc: CardCvcElement } as const;
type FieldErrors = Partial<Record<CardPart, CheckoutErrorCode | null>>;

/**
 * Number, expiry and security code in the provider's iframes: card data never touches this site
 * (docs/domain/checkout.md#ways-to-pay).
 */
export function CardFields({ stripe, ref }: CardFieldsProps) {
  return (
    <Elements stripe={stripe}>
      <Fields ref={ref} />
    </Elements>
  );
}

// The three kinds share `focus`, but their union has no common lookup signature.
function focusPart(group: StripeElements | null, part: CardPart): void {
  if (part === 'number') group?.getElement(CardNumberElement)?.focus();
  else if (part === 'expiry') group?.getElement(CardExpiryElement)?.focus();
  else group?.getElement(CardCvcElement)?.focus();
}

function Fields({ ref }: { readonly ref: Ref<OwnFieldsHandle> }) {
  const stripe = useStripe();
  const group = useElements();
  const [states, setStates] = useState<Partial<Record<CardPart, CardPartState>>>({});
  const [fieldErrors, setFieldErrors] = useState<FieldErrors>({});
  const [announced, setAnnounced] = useState<CardPart | null>(null);
  const style = useCardLook();

  useImperativeHandle(ref, () => {
    const numberElement = () => group?.getElement(CardNumberElement) ?? null;
    const checkAll = (): FieldErrors =>
      Object.fromEntries(parts.map((part) => [part, cardPartError(part, states[part])]));
    return {
      check: () => {
        const now = checkAll();
        setFieldErrors(now);
        setAnnounced(null);
        const missing = parts.filter((part) => now[part] !== null).length;
        const card = numberElement();
        // Asking for a token marks the provider's incomplete inputs; nothing is sent.
        if (missing > 0 && card !== null) void stripe?.createPaymentMethod({ type: 'card', card });
        return missing;
      },
      focusFirst: () => {
        const now = checkAll();
        const first = parts.find((part) => now[part] !== null) ?? 'number';
        focusPart(group, first);
      },
      token: async (name) => {
        const card = numberElement();
        if (stripe === null || card === null) return { ok: false, code: 'booking-failed-card' };
        const result = await stripe.createPaymentMethod({ type: 'card', card, billing_details: { name: name.trim() } });
        if (result.paymentMethod === undefined) return { ok: false, code: tokenError(result.error.code) };
        return { ok: true, token: result.paymentMethod.id };
      },
    };
  }, [stripe, group, states]);

  const changed = (part: CardPart) => (state: CardPartState & { readonly error: unknown }) => {
    const next = parts[parts.indexOf(part) + 1];
    // A completed part leads to the next empty one, as in the provider's own form.
    const isDone = state.complete && states[part]?.complete !== true;
    if (isDone && next !== undefined && (states[next]?.empty ?? true)) focusPart(group, next);
    setStates((now) => ({ ...now, [part]: { complete: state.complete, empty: state.empty } }));
    const wrong = state.error === undefined ? null : cardPartError(part, { complete: false, empty: state.empty });
    setFieldErrors((now) => ({ ...now, [part]: wrong }));
    // An empty field is wrong only after the press.
    setAnnounced(state.empty ? null : part);
  };
  return (
    <div className="grid grid-cols-2 gap-4">
      {parts.map((part) => {
        const code = fieldErrors[part] ?? null;
        return (
          <CardPartField
            key={part}
            part={part}
            Element={elements[part]}
            label={t(`card.${part}`)}
            error={code === null ? null : payingErrorText(code)}
            isAnnounced={announced === part}
            style={style}
            onChange={changed(part)}
          />
        );
      })}
    </div>
  );
}

function useCardLook() {
  const [look, setLook] = useState<ReturnType<typeof cardLook>>({});
  useEffect(() => {
    const media = window.matchMedia('(prefers-color-scheme: dark)');
    const paint = (): void => setLook(cardLook());
    paint();
    media.addEventListener('change', paint);
    return () => media.removeEventListener('change', paint);
  }, []);
  return look;
}
