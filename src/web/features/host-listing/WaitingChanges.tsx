import { ContentFacts } from '#src/web/listing/ContentFacts.tsx';
import type { OwnListing, PlaceNames } from '#src/web/listing/content-rows.ts';
import { t as shared } from '#src/web/listing/t.ts';
import { Banner } from '#src/web/ui/states/Banner.tsx';
import { t } from './t.ts';

interface WaitingChangesProps extends Pick<OwnListing, 'waiting'> {
  readonly names: PlaceNames;
}

/** Changes that guests do not see yet, said plainly: the old values are live until an operator has looked. */
export function WaitingChanges({ waiting, names }: WaitingChangesProps) {
  return waiting.map((change) => (
    <Banner key={change.id} tone="warning" title={t('waiting.title', { part: shared(`part.${change.part}`) })}>
      <p>{t('waiting.text')}</p>
      <div className="mt-3">
        <ContentFacts part={change.part} content={change.after} names={names} />
      </div>
    </Banner>
  ));
}
