import type { ComponentType, ReactNode } from 'react';
import type { PayMethod } from '#src/domain/payment/methods.ts';

const frame = 'h-8 w-12 rounded-[6px] border border-line bg-[#ffffff]';

function Mark({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  return (
    <svg role="img" aria-label={name} viewBox="0 0 48 32" className={frame}>
      {children}
    </svg>
  );
}

const word = { fontFamily: 'Arial, sans-serif', textAnchor: 'middle' as const };

/** Accepted payment methods; empty without any (docs/reference/addresses.md#footer). */
export function PaymentMarks({ methods }: { readonly methods: readonly PayMethod[] }) {
  if (methods.length === 0) return null;
  return (
    <div className="flex flex-wrap gap-2">
      {methods.map((one) => (
        <MethodMarks key={one} method={one} />
      ))}
    </div>
  );
}

export function MethodMarks({ method }: { readonly method: PayMethod }) {
  const Marks = marks[method];
  return <Marks />;
}

function CardMarks() {
  return (
    <>
      <Mark name="Visa">
        <text x="24" y="21.5" fontSize="14" fontWeight="800" fontStyle="italic" fill="#1a1f71" {...word}>
          VISA
        </text>
      </Mark>
      <Mark name="Mastercard">
        <circle cx="19.5" cy="16" r="8.5" fill="#eb001b" />
        <circle cx="28.5" cy="16" r="8.5" fill="#f79e1b" />
        <path d="M24 8.8a8.5 8.5 0 0 1 0 14.4 8.5 8.5 0 0 1 0-14.4Z" fill="#ff5f00" />
      </Mark>
      <Mark name="Amex">
        <rect x="5" y="6" width="38" height="20" rx="2" fill="#1f72cd" />
        <text x="24" y="20.3" fontSize="11.5" fontWeight="800" fill="#ffffff" {...word}>
          AMEX
        </text>
      </Mark>
    </>
  );
}

function PaypalMark() {
  return (
    <Mark name="PayPal">
      <text x="24" y="20.5" fontSize="12" fontWeight="800" fontStyle="italic" {...word}>
        <tspan fill="#003087">Pay</tspan>
        <tspan fill="#0070e0">Pal</tspan>
      </text>
    </Mark>
  );
}

function AlipayMark() {
  return (
    <Mark name="Alipay">
      <text x="24" y="20.5" fontSize="12" fontWeight="800" fill="#1677ff" {...word}>
        Alipay
      </text>
    </Mark>
  );
}

// Separate from the payment methods: every page shows the marks, only checkout loads the rest.
const marks: Readonly<Record<PayMethod, ComponentType>> = { card: CardMarks, paypal: PaypalMark, alipay: AlipayMark };
