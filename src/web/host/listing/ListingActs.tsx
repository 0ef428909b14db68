import { useState } from 'react';
import { hostListingUrl, hostListingsUrl } from '#src/contract/addresses/host-urls.ts';
import { useApp } from '#src/web/platform/app/app-context.tsx';
import { failureText } from '#src/web/platform/api/failure-text.ts';
import type { OwnListing } from './content-rows.ts';
import { useNavigation } from '#src/web/platform/router/navigation.tsx';
import { Button } from '#src/web/ui/button/Button.tsx';
import { buttonLook } from '#src/web/ui/button/button-look.ts';
import { FormMessage } from '#src/web/ui/form/FormMessage.tsx';
import { useTask } from '#src/web/ui/form/use-task.ts';
import { t } from './texts.ts';

type Act = Exclude<OwnListing['acts'][number], 'save'>;

// What cannot be undone is asked about.
const asked: readonly Act[] = ['discard', 'archive'];

interface ListingActsProps {
  readonly listing: OwnListing;
  readonly onDone: (listing: OwnListing, message: string) => void;
}

/** What can be done with the listing as a whole; one main action, the next step. */
export function ListingActs({ listing, onDone }: ListingActsProps) {
  const { api } = useApp();
  const { navigate } = useNavigation();
  const { busy, trouble, run } = useTask();
  const [sure, setSure] = useState<Act | null>(null);
  const [first] = listing.missing;
  const act = (name: Act): void =>
    void run(async () => {
      setSure(null);
      const { id, version } = listing;
      const answer = await api('listing/act', { listing_id: id, version, act: name });
      if (!answer.ok) return failureText(answer);
      if (answer.data.listing === null) navigate(hostListingsUrl(listing.host.id), { replace: true });
      else onDone(answer.data.listing, answer.data.message);
      return null;
    });
  const canDo = listing.acts.filter((one): one is Act => one !== 'save');
  const button = (name: Act) => {
    const isMain = name === 'submit' || name === 'resume';
    const kind = isMain ? 'primary' : asked.includes(name) ? 'danger' : 'secondary';
    return (
      <Button
        key={name}
        kind={kind}
        loading={busy}
        loadingLabel={t('busy')}
        onClick={() => (asked.includes(name) && sure !== name ? setSure(name) : act(name))}
      >
        {t(sure === name ? (`sure.${name as 'discard' | 'archive'}` as const) : `act.${name}`)}
      </Button>
    );
  };
  return (
    <div className="needs-script grid gap-3">
      <FormMessage text={trouble} />
      {sure !== null && (
        <p role="status" className="text-small">
          {t(`sureText.${sure as 'discard' | 'archive'}`)}
        </p>
      )}
      <div className="flex flex-wrap gap-3">
        {first !== undefined && canDo.includes('submit') ? (
          <a href={hostListingUrl(listing.id, first.part)} className={buttonLook('primary')}>
            {t('act.continue')}
          </a>
        ) : null}
        {canDo.filter((name) => name !== 'submit' || first === undefined).map(button)}
        {sure !== null && (
          <Button kind="quiet" onClick={() => setSure(null)}>
            {t('sure.no')}
          </Button>
        )}
      </div>
    </div>
  );
}
