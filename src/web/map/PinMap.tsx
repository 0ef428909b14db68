import { useRef, useState } from 'react';
import { useApp } from '#src/web/app/app-context.tsx';
import { Button } from '#src/web/ui/button/Button.tsx';
import { classNames } from '#src/web/ui/class-names.ts';
import { DrawnMap } from './DrawnMap.tsx';
import type { MapProps } from './map-props.ts';
import type { MapView } from './map-view.ts';
import { t } from './texts.ts';
import { useStreets } from './use-streets.ts';

/**
 * A map of pins. Drawn by ourselves, so that it needs no network; where the operator configured a map style, streets come
 * on a press or by themselves (ADR 027, ADR 070). The drawn map is seen until they are there, and again when they fail.
 */
export function PinMap({ className, onView, ...map }: MapProps) {
  const { settings } = useApp();
  const frame = useRef<HTMLDivElement>(null);
  const streets = useStreets(settings.map, frame);
  const [seen, setSeen] = useState<MapView | null>(null);
  const shape = 'size-full';
  const isShown = streets.state === 'shown';
  const see = (view: MapView): void => {
    setSeen(view);
    onView?.(view);
  };
  return (
    <div ref={frame} dir="ltr" className={classNames('relative isolate', className)}>
      {!isShown && <DrawnMap {...map} onView={see} className={shape} />}
      {streets.Map !== null && settings.map !== null && (
        <div inert={!isShown} className={classNames('absolute inset-0', !isShown && 'invisible')}>
          <streets.Map
            {...map}
            onView={onView}
            start={seen}
            source={settings.map}
            onReady={streets.ready}
            onFail={streets.fail}
            className={shape}
          />
        </div>
      )}
      {settings.map !== null && (
        <div className="absolute top-[12px] start-[12px] max-w-[calc(100%-80px)] rounded-control shadow-1">
          <Button
            kind="secondary"
            size="small"
            loading={streets.state === 'loading'}
            loadingLabel={t('map.loading')}
            onClick={isShown ? streets.leave : streets.ask}
          >
            {t(isShown ? 'map.drawn' : 'map.streets')}
          </Button>
        </div>
      )}
      <p
        role="status"
        className={
          streets.state === 'failed'
            ? 'absolute inset-x-3 bottom-16 rounded-chip bg-surface p-3 text-small shadow-1'
            : 'sr-only'
        }
      >
        {streets.state === 'failed' && t('map.streetsFailed')}
      </p>
    </div>
  );
}
