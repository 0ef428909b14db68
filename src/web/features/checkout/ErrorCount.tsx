import { Banner } from '#src/web/ui/states/Banner.tsx';
import { tn } from './t.ts';

/** How many fields were wrong at which press of the button: a second press with as many is told again. */
export interface Wrong {
  readonly fields: number;
  readonly press: number;
}

/** The one announcement of a form that cannot be sent; what is wrong stands at each field and is read with it. */
export function ErrorCount({ wrong }: { readonly wrong: Wrong }) {
  if (wrong.fields === 0) return null;
  return (
    <div key={wrong.press} className="mb-6">
      <Banner tone="error">{tn('wrong', wrong.fields)}</Banner>
    </div>
  );
}
