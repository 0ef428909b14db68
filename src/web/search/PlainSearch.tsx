import { useId } from 'react';
import { t } from '../locale/t.ts';
import { Button } from '../ui/button/Button.tsx';

/** The search of phones as a plain form: a label, a field and a button, where no popup can open without script. */
export function PlainSearch({ initial = '' }: { readonly initial?: string }) {
  const id = useId();
  return (
    <form role="search" action="/product/search" className="grid gap-1.5">
      <label htmlFor={id} className="text-small font-medium">
        {t('search.label')}
      </label>
      <div className="grid grid-cols-[minmax(0,1fr)_auto] gap-2">
        <input id={id} name="keyword" maxLength={100} defaultValue={initial} required className="control text-ink" />
        <Button type="submit">{t('search.button')}</Button>
      </div>
    </form>
  );
}
