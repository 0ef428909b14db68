import { LocateFixed } from 'lucide-react';
import { listTripQuery, type Trip } from '#src/contract/listing/trip.ts';
import { useNavigation } from '#src/web/platform/router/navigation.tsx';
import { Button } from '#src/web/ui/button/Button.tsx';
import { Banner } from '#src/web/ui/states/Banner.tsx';
import type { CityGroups } from '#src/web/guest/search/box/search-destination.ts';
import { useNearMe } from '#src/web/guest/search/box/use-near-me.ts';
import { t } from '#src/web/guest/search/box/texts.ts';
import { CityChips } from './CityChips.tsx';

interface NearMeProps {
  readonly keyword: string;
  readonly groups: CityGroups;
  readonly trip: Trip;
}

/** For a search near the guest: a press asks for the position; without one, a choice of cities. */
export function NearMe({ keyword, groups, trip }: NearMeProps) {
  const { navigate } = useNavigation();
  const { state, locate } = useNearMe();
  return (
    <div className="mt-4 grid justify-items-start gap-3">
      <div className="needs-script flex flex-wrap items-center gap-x-4 gap-y-2">
        <Button
          kind="secondary"
          aria-busy={state === 'asking'}
          onClick={() => void locate(keyword, (href) => navigate(href + listTripQuery(trip)))}
        >
          <LocateFixed aria-hidden size={18} />
          {t(state === 'asking' ? 'near.asking' : 'near.use')}
        </Button>
        <p className="text-small text-ink-2">{t('near.promise')}.</p>
      </div>
      {state === 'failed' && <Banner tone="warning">{t('near.failed')}</Banner>}
      {state === 'failed' && <CityChips groups={groups} trip={trip} />}
    </div>
  );
}
