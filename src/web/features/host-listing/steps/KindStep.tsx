import { useState } from 'react';
import { listingLimits } from '#src/domain/listing/listing-limits.ts';
import { TextField } from '#src/web/ui/form/Field.tsx';
import { Select } from '#src/web/ui/form/Select.tsx';
import { t } from '#src/web/features/host-listing/texts.ts';
import type { StepProps } from './step.ts';
import { StepFrame } from './StepFrame.tsx';

/** What it is, and how it is called. */
export function KindStep(props: StepProps) {
  const { kind } = props.listing.content;
  const [category, setCategory] = useState(String(kind?.category_id ?? ''));
  const [title, setTitle] = useState(kind?.title ?? '');
  const options = props.choices.categories.map(({ id, name }) => ({ value: String(id), label: name }));
  return (
    <StepFrame {...props} patch={() => ({ kind: { category_id: category === '' ? null : Number(category), title } })}>
      <Select
        label={t('kind.category')}
        options={[{ value: '', label: t('choose') }, ...options]}
        value={category}
        onChange={(event) => setCategory(event.currentTarget.value)}
      />
      <TextField
        label={t('kind.title')}
        hint={t('kind.titleHint')}
        placeholder={t('kind.titleExample')}
        maxLength={listingLimits.title.max}
        value={title}
        onChange={(event) => setTitle(event.currentTarget.value)}
      />
    </StepFrame>
  );
}
