import type { CheckoutQuery } from '#src/contract/checkout-query.ts';
import { t as booking } from '../../booking/t.ts';
import { Button } from '../../ui/Button.tsx';
import type { CheckoutData } from './checkout-data.ts';
import { TextField } from '../../ui/TextField.tsx';

interface CodeWithoutScriptProps {
  readonly query: CheckoutQuery;
  readonly tried: CheckoutData['triedCode'];
}

/** The discount code for who has no script: the same address again, with the code. */
export function CodeWithoutScript({ query, tried }: CodeWithoutScriptProps) {
  const { coupon_code, addons = {}, ...rest } = query;
  const hidden = { ...rest, ...(Object.keys(addons).length > 0 && { addons: JSON.stringify(addons) }) };
  return (
    <noscript>
      <form action="/booking/checkout" className="grid gap-3">
        {Object.entries(hidden).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <TextField
          label={booking('code.label')}
          name="coupon_code"
          maxLength={64}
          defaultValue={coupon_code ?? tried?.typed}
          error={tried?.text ?? null}
        />
        <Button kind="secondary" type="submit">
          {booking('code.apply')}
        </Button>
      </form>
    </noscript>
  );
}
