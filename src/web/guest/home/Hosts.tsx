import { contentPageUrl, productDetailUrl } from '#src/contract/addresses/urls.ts';
import { useApp } from '#src/web/platform/app/app-context.tsx';
import { t } from './texts.ts';
import { Portrait } from '#src/web/ui/media/Portrait.tsx';
import { Picture } from '#src/web/ui/media/Picture.tsx';
import { buttonLook } from '#src/web/ui/button/button-look.ts';
import type { HomeData } from './home.ts';
import { Written } from '#src/web/ui/text/Written.tsx';

/** Only where the page it links to exists. */
export function HostBand() {
  const { contentPages } = useApp().settings;
  if (!contentPages.includes('be-a-host')) return null;
  return (
    <section aria-labelledby="be-a-host" className="shell section">
      <div className="relative isolate overflow-hidden rounded-panel bg-night px-6 py-7 text-on-night tablet:px-14 tablet:py-16">
        <Lanterns />
        <h2 id="be-a-host" className="max-w-[12.1em] text-h1 tablet:max-desk:max-w-[8em]">
          {t('home.beHostTitle')}
        </h2>
        <p className="mt-3 max-w-[27.8em] text-body text-on-night-2 tablet:mt-4 tablet:text-lead tablet:max-desk:max-w-[19em]">
          {t('home.beHostText')}
        </p>
        <a
          href={contentPageUrl('be-a-host')}
          className="mt-5 inline-flex min-h-12 tablet:mt-7 items-center rounded-control bg-lamp px-6 font-medium text-night transition-colors duration-(--hover) hover:bg-on-night focus-visible:outline-on-night focus-visible:shadow-none"
        >
          {t('home.beHostButton')}
        </a>
      </div>
    </section>
  );
}

const lamps = [
  { x: 60, drop: 70, size: 1.1 },
  { x: 150, drop: 150, size: 1.5 },
  { x: 250, drop: 52, size: 0.9 },
  { x: 335, drop: 128, size: 1.25 },
  { x: 420, drop: 78, size: 1 },
] as const;

function Lanterns() {
  return (
    <svg
      aria-hidden
      viewBox="0 0 480 320"
      preserveAspectRatio="xMaxYMin slice"
      className="absolute inset-y-0 end-0 -z-10 h-full w-full overflow-visible opacity-30 tablet:w-1/2 tablet:opacity-100 tablet:max-desk:w-2/5"
    >
      <defs>
        <radialGradient id="lamp-glow">
          <stop offset="0" stopColor="#f4bc63" stopOpacity=".55" />
          <stop offset="1" stopColor="#f4bc63" stopOpacity="0" />
        </radialGradient>
        <linearGradient id="lamp-paper" x1="0" x2="0" y1="0" y2="1">
          <stop offset="0" stopColor="#d9502f" />
          <stop offset=".55" stopColor="#f08b4a" />
          <stop offset="1" stopColor="#c8432a" />
        </linearGradient>
      </defs>
      {lamps.map(({ x, drop, size }) => (
        <g key={x} transform={`translate(${x} 0)`}>
          <path d={`M0 0V${drop}`} stroke="#8a5a41" strokeWidth="1.5" />
          <g transform={`translate(0 ${drop}) scale(${size})`}>
            <circle cy="32" r="78" fill="url(#lamp-glow)" />
            <rect x="-12" y="-3" width="24" height="6" rx="2" fill="#7a3a22" />
            <path d="M-13 3C-34 12-38 26-38 33s4 21 25 30h26c21-9 25-23 25-30S34 12 13 3Z" fill="url(#lamp-paper)" />
            <path
              d="M0 3v60M-9 3c-11 9-15 20-15 30s4 21 15 30M9 3c11 9 15 20 15 30s-4 21-15 30"
              fill="none"
              stroke="#8f2c18"
              strokeOpacity=".55"
              strokeWidth="1.4"
            />
            <rect x="-12" y="63" width="24" height="6" rx="2" fill="#7a3a22" />
            <path d="M0 69v18M-5 69v10M5 69v10" stroke="#f4bc63" strokeWidth="2" strokeLinecap="round" />
          </g>
        </g>
      ))}
    </svg>
  );
}

interface HostsStripProps {
  readonly hosts: HomeData['hosts'];
  readonly image: HomeData['hostImage'];
  readonly totals: HomeData['totals'];
}

function HostFaces({ hosts }: Pick<HostsStripProps, 'hosts'>) {
  return (
    <ul className="flex gap-3 max-tablet:-mx-(--gutter) max-tablet:-mt-1.5 max-tablet:mb-3 max-tablet:overflow-x-auto max-tablet:px-(--gutter) max-tablet:pt-1.5 max-tablet:pb-1 max-tablet:[scrollbar-width:none] tablet:grid tablet:grid-cols-3 tablet:gap-x-5 tablet:gap-y-5">
      {hosts.map(({ id, name, image, city_name: city, course }) => (
        <li key={id} className="max-tablet:w-20 max-tablet:shrink-0">
          <a
            href={productDetailUrl({ city: course.city_slug, id: course.id, title: course.title })}
            className="group block rounded-panel"
          >
            <Portrait name={name} image={image} size="tile" />
            <span className="mt-2 block font-medium wrap-anywhere group-hover:underline max-tablet:text-small max-tablet:leading-snug">
              <Written>{name}</Written>
            </span>
            <span className="block text-small text-ink-2 max-tablet:hidden">
              <Written>{city}</Written>
            </span>
          </a>
        </li>
      ))}
    </ul>
  );
}

// Below this a photo of the work is shown instead.
const FEWEST_FACES = 6;

export function HostsStrip({ hosts, image, totals }: HostsStripProps) {
  const { contentPages } = useApp().settings;
  return (
    <section aria-labelledby="hosts" className="shell section">
      <div className="items-center gap-x-16 gap-y-8 max-tablet:flow-root tablet:grid desk:grid-cols-[1.05fr_1fr]">
        {hosts.length >= FEWEST_FACES && <HostFaces hosts={hosts} />}
        {hosts.length < FEWEST_FACES && image !== null && (
          <Picture
            image={image}
            shape="wide"
            sizes="(width >= 64rem) 600px, (width >= 48rem) 92vw, 160px"
            className="rounded-panel max-tablet:float-start max-tablet:me-4 max-tablet:mb-2 max-tablet:size-24 tablet:aspect-[16/11]"
          />
        )}
        <div>
          <p className="folio mb-2.5 max-tablet:hidden">{t('home.hostsFolio')}</p>
          <h2 id="hosts" className="text-h2">
            {t('home.hostsTitle')}
          </h2>
          <p className="mt-2 max-w-[38.1em] text-body text-ink-2 tablet:mt-4 tablet:text-lead">{t('home.hostsText')}</p>
          <p className="mt-3 max-w-[38.1em] text-ink-2 max-tablet:hidden">{t('home.hostsMoney')}</p>
          <div className="mt-4 flex flex-wrap items-center gap-x-6 clear-both gap-y-3 tablet:mt-6">
            {contentPages.includes('trust-and-safety') && (
              <a href={contentPageUrl('trust-and-safety')} className={buttonLook('secondary')}>
                {t('home.hostsMore')}
              </a>
            )}
            {totals.hosts > 0 && (
              <span className="numbers font-medium text-ink-2">{t('home.hostsCount', { count: totals.hosts })}</span>
            )}
          </div>
        </div>
      </div>
    </section>
  );
}
