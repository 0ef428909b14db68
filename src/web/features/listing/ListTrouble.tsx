import { listingErrors } from '#src/contract/errors/listing.ts';
import { ErrorState } from '../../ui/ErrorState.tsx';
import { t } from './t.ts';

/** A later load that failed: the text of spec 8, and a button that tries again. Filters, sort and page are kept. */
export function ListTrouble({ onRetry }: { readonly onRetry: () => void }) {
  return (
    <ErrorState
      title={listingErrors['product-list.general-error'].text}
      retryLabel={t('failed.retry')}
      onRetry={onRetry}
    >
      {t('failed.text')}
    </ErrorState>
  );
}
