import {
  CardCvcElement,
  CardExpiryElement,
  CardNumberElement,
  Elements,
  useElements,
  useStripe,
} from '@stripe/react-stripe-js';
import type { Stripe } from '@stripe/stripe-js';
import { useEffect, useImperativeHandle, useState } from 'react';
import type { Ref } from 'react';
import { errors } from '#src/contract/errors.ts';
import type { ErrorCode } from '#src/contract/errors.ts';
import { CardPartField } from './CardPartField.tsx';
import { cardPartError, tokenError } from './card-codes.ts';
import type { CardPart, CardPartState } from './card-codes.ts';
import { cardLook } from './card-look.ts';
import type { CardToken } from './pay.ts';
import { t } from './t.ts';

/** What checkout asks of the card fields. */
export interface CardFieldsHandle {
  /** Shows what is missing; answers in how many fields. */
  readonly check: () => number;
  readonly focusFirst: () => void;
  readonly token: (name: string) => Promise<CardToken>;
}

interface CardFieldsProps {
  readonly stripe: Promise<Stripe | null>;
  readonly ref: Ref<CardFieldsHandle>;
}

const parts = ['number', 'expiry', 'cvc'] as const;
const elements = { number: CardNumberElement, expiry: CardExpiryElement, cvc: CardCvcElement } as const;
type Found = Partial<Record<CardPart, ErrorCode | null>>;

/** Number, expiry and security code in the provider's own frames: card data never touches this site (spec 5). */
export function CardFields({ stripe, ref }: CardFieldsProps) {
  return (
    <Elements stripe={stripe}>
      <Fields ref={ref} />
    </Elements>
  );
}

function Fields({ ref }: { readonly ref: Ref<CardFieldsHandle> }) {
  const stripe = useStripe();
  const group = useElements();
  const [states, setStates] = useState<Partial<Record<CardPart, CardPartState>>>({});
  const [found, setFound] = useState<Found>({});
  // The field whose own answer is announced; what a press of the button finds is told by the form as a whole.
  const [told, setTold] = useState<CardPart | null>(null);
  const style = useCardLook();

  useImperativeHandle(ref, () => {
    const numberElement = () => group?.getElement(CardNumberElement) ?? null;
    const checkAll = (): Found => Object.fromEntries(parts.map((part) => [part, cardPartError(part, states[part])]));
    return {
      check: () => {
        const now = checkAll();
        setFound(now);
        setTold(null);
        const missing = parts.filter((part) => now[part] !== null).length;
        const card = numberElement();
        // Asked for a token that it cannot give, the provider marks its own inputs as wrong; nothing is sent.
        if (missing > 0 && card !== null) void stripe?.createPaymentMethod({ type: 'card', card });
        return missing;
      },
      focusFirst: () => {
        const now = checkAll();
        const first = parts.find((part) => now[part] !== null) ?? 'number';
        // The three kinds share `focus`; the union of their types has no common signature for the lookup.
        if (first === 'number') group?.getElement(CardNumberElement)?.focus();
        else if (first === 'expiry') group?.getElement(CardExpiryElement)?.focus();
        else group?.getElement(CardCvcElement)?.focus();
      },
      token: async (name) => {
        const card = numberElement();
        if (stripe === null || card === null) return { ok: false, code: 'booking-failed-card' };
        const made = await stripe.createPaymentMethod({ type: 'card', card, billing_details: { name: name.trim() } });
        if (made.paymentMethod === undefined) return { ok: false, code: tokenError(made.error.code) };
        return { ok: true, token: made.paymentMethod.id };
      },
    };
  }, [stripe, group, states]);

  const changed = (part: CardPart) => (state: CardPartState & { readonly error: unknown }) => {
    setStates((now) => ({ ...now, [part]: { complete: state.complete, empty: state.empty } }));
    const wrong = state.error === undefined ? null : cardPartError(part, { complete: false, empty: state.empty });
    setFound((now) => ({ ...now, [part]: wrong }));
    // An empty field is wrong only because the button was pressed.
    setTold(state.empty ? null : part);
  };
  return (
    <div className="grid grid-cols-2 gap-4">
      {parts.map((part) => {
        const code = found[part] ?? null;
        return (
          <CardPartField
            key={part}
            part={part}
            Element={elements[part]}
            label={t(`card.${part}`)}
            error={code === null ? null : errors[code].text}
            isAnnounced={told === part}
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
