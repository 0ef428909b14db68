// The card fields are frames of the provider: their text takes its looks from here, in the colours of the theme in use.
import type { StripeCardNumberElementOptions } from '@stripe/stripe-js';

type Look = NonNullable<StripeCardNumberElementOptions['style']>;

function resolved(name: string): string {
  const probe = document.createElement('span');
  probe.style.color = `var(${name})`;
  document.body.append(probe);
  const { color } = getComputedStyle(probe);
  probe.remove();
  return color;
}

/** Colours and letters of the fields as the page has them now. */
export function cardLook(): Look {
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
