import { useState } from 'react';
import { mostTips } from '#src/domain/catalogue/place-limits.ts';
import { Button } from '#src/web/ui/button/Button.tsx';
import { TextField } from '#src/web/ui/form/Field.tsx';
import { TextArea } from '#src/web/ui/form/TextArea.tsx';
import { t } from './places-texts.ts';

interface CityTipsProps {
  readonly tips: readonly { readonly title: string; readonly text: string }[];
  readonly error: string | undefined;
}

/** The travel tips of a city, in their order. One whose fields are emptied goes. */
export function CityTips({ tips, error }: CityTipsProps) {
  const [count, setCount] = useState(tips.length);
  return (
    <fieldset className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <legend className="text-h4 font-bold">{t('tips')}</legend>
      <p className="text-small text-ink-2">{t('tips.text')}</p>
      {error !== undefined && (
        <p role="alert" className="text-small text-error">
          {t('tips.half')}
        </p>
      )}
      {Array.from({ length: count }, (_, n) => (
        // Tips have no name of their own; their place is it.
        <div key={n} className="grid grid-cols-[minmax(0,1fr)] gap-3 rounded-card border border-line p-4">
          <TextField
            label={t('tip.title', { place: n + 1 })}
            name={`tip-${n}`}
            maxLength={80}
            defaultValue={tips[n]?.title}
          />
          <TextArea
            label={t('tip.body', { place: n + 1 })}
            name={`tip-text-${n}`}
            rows={3}
            maxLength={1500}
            defaultValue={tips[n]?.text}
          />
        </div>
      ))}
      {count < mostTips && (
        <div>
          <Button kind="secondary" onClick={() => setCount(count + 1)}>
            {t('tip.add')}
          </Button>
        </div>
      )}
    </fieldset>
  );
}
