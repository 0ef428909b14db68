export { load } from './home.ts';
import { useState } from 'react';
import { contentPageUrl, productDetailUrl } from '#src/contract/addresses/urls.ts';
import type { Trip } from '#src/contract/listing/trip.ts';
import { useApp } from '#src/web/platform/app/app-context.tsx';
import { EmptyState } from '#src/web/ui/states/EmptyState.tsx';
import { buttonLook } from '#src/web/ui/button/button-look.ts';
import { t } from './texts.ts';
import { Hotel, Plane, Star } from 'lucide-react';
import { Badge } from '#src/web/ui/states/Badge.tsx';
import type { HomeData, HomeReview } from './home.ts';
import { Categories, CourseRow, RecentRow } from './CourseRows.tsx';
import { Cities } from './Cities.tsx';
import { Hero } from './Hero.tsx';
import { HostBand, HostsStrip } from './Hosts.tsx';
import { Avatar } from '#src/web/ui/media/Avatar.tsx';
import { SectionHead } from './SectionHead.tsx';
import { Written } from '#src/web/ui/text/Written.tsx';
import { priceText } from '#src/texts/money-text.ts';
import { percentText } from '#src/texts/intl.ts';
import { Money } from '#src/web/ui/text/Money.tsx';

const steps = ['deposit', 'voucher', 'cash', 'review'] as const;

function HowPayingWorks() {
  const { contentPages } = useApp().settings;
  return (
    <section aria-labelledby="paying" className="section bg-sand py-8 tablet:py-20">
      <div className="shell">
        <SectionHead
          id="paying"
          folio={t('home.payingFolio')}
          title={t('home.payingTitle')}
          lead={t('home.payingLead')}
        />
        <ol className="grid grid-cols-[repeat(auto-fit,minmax(min(9rem,100%),1fr))] gap-x-4 gap-y-5 phone:grid-cols-2 tablet:gap-8 desk:grid-cols-4">
          {steps.map((step, index) => (
            <li key={step} className="border-t-2 border-ink/80 pt-3 tablet:pt-4">
              <span
                aria-hidden
                className="font-serif text-[1.75rem] leading-none font-[560] text-brand tablet:text-[2.5rem]"
              >
                {index + 1}
              </span>
              <h3 className="mt-1.5 text-body tablet:mt-3 tablet:text-h3">{t(`home.step.${step}`)}</h3>
              <p className="mt-1 text-small text-ink-2 tablet:mt-1.5 tablet:text-body">{t(`home.step.${step}Text`)}</p>
            </li>
          ))}
        </ol>
        <Example />
        {contentPages.includes('how-it-works') && (
          <p className="mt-3 tablet:mt-6">
            <a href={contentPageUrl('how-it-works')} className="link inline-flex min-h-11 items-center">
              {t('home.payingMore')}
            </a>
          </p>
        )}
      </div>
    </section>
  );
}

function Part({
  className,
  label,
  cents,
}: {
  readonly className: string;
  readonly label: string;
  readonly cents: number;
}) {
  return (
    <div
      style={{ flexGrow: cents }}
      className={`basis-0 min-w-[min(8.5rem,100%)] px-3.5 py-3 tablet:px-5 tablet:py-4 ${className}`}
    >
      <Money cents={cents} className="block text-h3 font-bold" />
      <span className="font-medium">{label}</span>
    </div>
  );
}

/** Uses the configured rates: the same split as checkout. */
function Example() {
  const { rates } = useApp().settings;
  const { pax, price_cents, total_cents, online_cents, cash_cents } = rates.example;
  return (
    <figure className="mt-5 rounded-panel bg-surface p-4 shadow-1 tablet:mt-12 tablet:p-8">
      <figcaption className="flex flex-wrap items-baseline justify-between gap-x-3 gap-y-1">
        <span className="font-medium">{t('home.exampleTitle')}</span>
        <span className="text-ink-2">
          {t('home.exampleTotal')} <Money cents={total_cents} className="font-bold text-ink" />
        </span>
      </figcaption>
      <div className="mt-3 flex flex-wrap gap-1.5 tablet:mt-4 overflow-hidden rounded-control text-small tablet:text-body">
        <Part className="bg-brand text-on-brand" label={t('home.exampleOnline')} cents={online_cents} />
        <Part className="bg-marigold text-on-marigold" label={t('home.exampleCash')} cents={cash_cents} />
      </div>
      <p className="mt-3 text-small text-ink-2 tablet:mt-4">
        {t('home.exampleNote', {
          count: pax,
          price: priceText(price_cents),
          deposit: percentText(rates.deposit),
          fee: percentText(rates.serviceFee),
        })}
      </p>
    </figure>
  );
}

function NothingYet() {
  const { contentPages, brand } = useApp().settings;
  const isHostPage = contentPages.includes('be-a-host');
  const action = isHostPage
    ? { href: contentPageUrl('be-a-host'), text: t('home.beHostButton') }
    : { href: `mailto:${brand.contacts.email}`, text: t('home.emptyWrite') };
  return (
    <section aria-label={t('home.emptyTitle')} className="shell section">
      <EmptyState
        title={t('home.emptyTitle')}
        action={
          <a href={action.href} className={buttonLook('primary')}>
            {action.text}
          </a>
        }
      >
        {t('home.emptyText', { brand: brand.name })}
      </EmptyState>
    </section>
  );
}

const offers = [
  { key: 'flights', Icon: Plane },
  { key: 'hotels', Icon: Hotel },
] as const;

interface PartnerStripProps {
  readonly partner: NonNullable<HomeData['partner']>;
  readonly source: string | null;
}

/** Labelled as partner content, with its source where configured (docs/reference/texts.md#partner-text). */
function PartnerStrip({ partner, source }: PartnerStripProps) {
  return (
    <section aria-label={partner.label} className="shell section">
      <div className="grid grid-cols-[repeat(auto-fit,minmax(min(8rem,100%),1fr))] gap-x-4 gap-y-3 rounded-panel border border-line bg-surface p-4 tablet:grid-cols-[minmax(0,1fr)_minmax(0,1fr)_minmax(0,auto)] tablet:items-center tablet:gap-8 tablet:p-7">
        {offers.map(({ key, Icon }) => (
          <div key={key} className="flex items-center gap-3 tablet:gap-4">
            <span
              aria-hidden
              className="grid size-9 shrink-0 place-items-center tablet:size-14 rounded-full bg-marigold-soft text-marigold-ink"
            >
              <Icon size={24} />
            </span>
            <div>
              <h2 className="text-h3 max-tablet:text-small">{t(`partner.${key}`)}</h2>
              <p className="text-ink-2 max-tablet:text-small">{t('partner.percent', { percent: partner.percent })}</p>
            </div>
          </div>
        ))}
        <div className="flex items-center gap-3 max-tablet:col-span-full tablet:flex-col tablet:items-end">
          <Badge tone="sand">{partner.label}</Badge>
          {source !== null && <span className="text-small text-ink-2">{t('partner.source', { source })}</span>}
        </div>
      </div>
    </section>
  );
}

function HomePage({ data }: { readonly data: HomeData }) {
  const { partners } = useApp().settings;
  const { rows, totals } = data;
  // With more cities than the page loaded, the search loads them while typing.
  const hasAll = totals.cities <= data.cities.length;
  // Kept in state: the home page has one address.
  const [trip, setTrip] = useState<Trip>({ dates: null, pax: null });
  const search = { trip, today: data.today, onTrip: setTrip };
  const cards = { asked: trip, cards: [] };
  return (
    <div className="max-tablet:[--section:1.875rem]">
      <Hero totals={totals} search={search} {...(hasAll && { groups: data.countries })} />
      <Categories categories={data.categories} />
      {data.cities.length === 0 && <NothingYet />}
      <Cities cities={data.cities} groups={data.countries} hasAll={hasAll} trip={trip} />
      <RecentRow />
      <CourseRow id="soon" title={t('home.soon')} folio={t('home.soonFolio')} courses={rows.soon} trip={cards} />
      <CourseRow id="loved" title={t('home.loved')} folio={t('home.lovedFolio')} courses={rows.loved} trip={cards} />
      <HowPayingWorks />
      <CourseRow id="more" title={t('home.more')} folio={t('home.moreFolio')} courses={rows.more} trip={cards} />
      <GuestQuotes reviews={data.reviews} />
      {data.cities.length > 0 && <HostsStrip hosts={data.hosts} image={data.hostImage} totals={totals} />}
      {data.partner !== null && partners.shown && (
        <PartnerStrip partner={data.partner} source={partners.source ?? data.partner.source} />
      )}
      <HostBand />
    </div>
  );
}

/** Review quotes with their experience; nothing rotates (docs/reference/design.md#pages). */
function GuestQuotes({ reviews }: { readonly reviews: readonly HomeReview[] }) {
  const { contentPages } = useApp().settings;
  if (reviews.length === 0) return null;
  return (
    <section aria-labelledby="quotes" className="shell section">
      <SectionHead id="quotes" folio={t('home.quotesFolio')} title={t('home.quotesTitle')} />
      <ul className="rail auto-cols-[90%] gap-4 phone:auto-cols-[22rem] desk:mx-0 desk:grid-flow-row desk:grid-cols-3 desk:gap-5 desk:overflow-visible desk:px-0">
        {reviews.map((review) => (
          <li key={review.id}>
            <Quote review={review} />
          </li>
        ))}
      </ul>
      {contentPages.includes('how-reviews-work') && (
        <p className="mt-2 tablet:mt-5">
          <a href={contentPageUrl('how-reviews-work')} className="link inline-flex min-h-11 items-center">
            {t('home.quotesMore')}
          </a>
        </p>
      )}
    </section>
  );
}

function Quote({ review }: { readonly review: HomeReview }) {
  const { course, author_name: name } = review;
  return (
    <figure className="relative flex h-full flex-col rounded-panel border border-line bg-surface p-5 tablet:p-6">
      <p className="flex gap-0.5 text-marigold-ink">
        {Array.from({ length: review.rating }, (_, star) => (
          <Star key={star} aria-hidden size={16} fill="currentColor" strokeWidth={0} />
        ))}
        <span className="visually-hidden">{t('home.quoteRating', { rating: review.rating })}</span>
      </p>
      <blockquote className="mt-3 flex-1">
        <p className="font-serif text-[1.0625rem] leading-normal tablet:text-[1.125rem]">
          <Written isBlock>{review.text}</Written>
        </p>
      </blockquote>
      <figcaption className="mt-5 flex items-center gap-3">
        <Avatar name={name} image={review.author_image} country={review.author_country} size="small" />
        <span className="min-w-0 text-small wrap-anywhere">
          <span className="block font-medium">
            <Written>{name}</Written>
          </span>
          {course !== null && (
            <a
              href={productDetailUrl({ city: course.city_slug, id: course.id, title: course.title })}
              className="flex min-h-11 items-center text-ink-2 underline underline-offset-4 hover:text-ink"
            >
              <Written>{course.title}</Written>
            </a>
          )}
        </span>
      </figcaption>
    </figure>
  );
}

export { HomePage as Page };
