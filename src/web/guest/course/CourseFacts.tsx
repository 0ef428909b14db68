import {
  BadgeCheck,
  CalendarX2,
  Clock,
  Languages,
  Leaf,
  Lock,
  Users,
  type LucideIcon,
  Accessibility,
  Backpack,
  Check,
  Info,
  X,
  Bus,
  Plus,
} from 'lucide-react';
import type { Course } from '#src/web/guest/booking/booking-course.ts';
import { hoursText } from '#src/web/guest/cards/card-course.ts';
import { policyShort } from '#src/web/guest/booking/policy-text.ts';
import { t } from './texts.ts';
import { productListUrl } from '#src/contract/addresses/urls.ts';
import { t as shell } from '#src/web/guest/texts.ts';
import { Badge } from '#src/web/ui/states/Badge.tsx';
import { Rating } from '#src/web/ui/text/Rating.tsx';
import { averageText } from '#src/texts/intl.ts';
import { Written } from '#src/web/ui/text/Written.tsx';
import type { NamesWith } from '#src/domain/listing/properties.ts';
import { wireCents } from '#src/domain/money/money.ts';
import { addonRule } from '#src/web/guest/booking/form/addon-rule.ts';
import { priceText } from '#src/texts/money-text.ts';
import { Section } from './Section.tsx';

interface ListProps {
  readonly title: string;
  readonly items: readonly string[];
  readonly Icon: LucideIcon;
  readonly tone: string;
}

function List({ title, items, Icon, tone }: ListProps) {
  if (items.length === 0) return null;
  return (
    <section>
      <h2 className="mb-3 text-h3">{title}</h2>
      <ul className="grid grid-cols-[minmax(0,1fr)] gap-2">
        {items.map((item) => (
          <li key={item} className="flex gap-3">
            <Icon aria-hidden size={19} className={`mt-0.5 shrink-0 ${tone}`} />
            <span className="min-w-0">
              <Written>{item}</Written>
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}

// Named here to keep the property table out of the bundle; the compiler checks completeness.
const looks: Readonly<Record<NamesWith<{ part: 'details'; kind: 'list' }>, Pick<ListProps, 'Icon' | 'tone'>>> = {
  included: { Icon: Check, tone: 'text-success' },
  excluded: { Icon: X, tone: 'text-ink-3' },
  bring: { Icon: Backpack, tone: 'text-marigold-ink' },
  requirements: { Icon: Info, tone: 'text-info' },
  accessibility: { Icon: Accessibility, tone: 'text-jade' },
};
const lists = Object.keys(looks) as (keyof typeof looks)[];

export function Included({ course }: { readonly course: Course }) {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-x-10 gap-y-8 border-y border-line py-8 tablet:grid-cols-2">
      {lists.map((name) => (
        <List key={name} title={t(`${name}.title`)} items={course[name]} {...looks[name]} />
      ))}
    </div>
  );
}

const icons = { translator: Languages, vehicle: Bus, other: Plus } as const;

export function AddonList({ addons }: { readonly addons: Course['addons'] }) {
  return (
    <Section id="addons" title={t('addons.title')}>
      <p className="mb-4 text-ink-2">{t('addons.text')}</p>
      <ul className="grid grid-cols-[minmax(0,1fr)] gap-3 wrap-anywhere">
        {addons.map((addon) => {
          const Icon = icons[addon.kind];
          return (
            <li key={addon.id} className="flex gap-4 rounded-card border border-line p-4">
              <Icon aria-hidden size={22} strokeWidth={1.75} className="mt-0.5 shrink-0 text-brand" />
              <div className="min-w-0 flex-1">
                <p className="flex flex-wrap justify-between gap-x-4">
                  <span className="font-bold">{addon.title}</span>
                  <span className="numbers font-medium">{priceText(wireCents(addon.unit_price))}</span>
                </p>
                <p className="text-ink-2">{addon.description}</p>
                <p className="mt-1 text-small text-ink-2">{addonRule(addon)}</p>
              </div>
            </li>
          );
        })}
      </ul>
    </Section>
  );
}

export function Steps({ course }: { readonly course: Course }) {
  return (
    <Section id="steps" title={t('steps.title')}>
      <p className="max-w-[48.3em]">
        <Written isBlock>{course.description}</Written>
      </p>
      <ol className="mt-7 max-w-[48.3em]">
        {course.steps.map((step, index) => (
          <li key={step.title} className="group relative flex gap-4 pb-6 last:pb-0">
            <span aria-hidden className="absolute top-9 bottom-0 start-[1.1rem] w-px bg-line group-last:hidden" />
            <span
              aria-hidden
              className="numbers relative grid size-9 shrink-0 place-items-center rounded-full bg-brand-soft font-serif font-[560] text-brand"
            >
              {index + 1}
            </span>
            <span className="min-w-0 pt-1">
              <span className="block font-bold">{step.title}</span>
              <span className="block text-ink-2">{step.text}</span>
              {step.minutes !== null && (
                <span className="block text-small text-ink-3">{t('minutes', { count: step.minutes })}</span>
              )}
            </span>
          </li>
        ))}
      </ol>
    </Section>
  );
}

interface Fact {
  readonly Icon: LucideIcon;
  readonly title: string;
  readonly detail: string;
}

const SMALL_GROUP = 8;

/** `4 hours`, `2.5 hours`, else `3 h 15 min`. */
function durationText(hours: number): string {
  return Number.isInteger(hours * 2) ? t('facts.hours', { count: hours }) : hoursText(hours);
}

function factsOf(course: Course): Fact[] {
  const starts = [...new Set(course.upcoming.flatMap(({ times }) => times.map(({ time }) => time)))].toSorted();
  const isInstant = course.confirmation === 'instant';
  const speaksAll = course.languages.every((language) => course.host.languages.includes(language));
  const hasTranslator = course.addons.some(({ kind }) => kind === 'translator');
  return [
    {
      Icon: Clock,
      title: durationText(course.duration),
      detail: starts.length > 0 && starts.length < 4 ? t('facts.starts', { times: starts.join(', ') }) : '',
    },
    {
      Icon: Languages,
      title: course.languages.join(', '),
      // A translator covers the languages that the host does not speak.
      detail: hasTranslator ? t('facts.translator') : speaksAll ? t('facts.with') : '',
    },
    { Icon: CalendarX2, ...policyShort(course.policy) },
    {
      Icon: Users,
      title:
        course.min_pax > 1
          ? t('facts.groupMin', { min: course.min_pax, max: course.max_pax })
          : t('facts.group', { count: course.max_pax }),
      detail:
        course.minimum_age !== null && course.minimum_age > 0
          ? t('badge.minimumAge', { age: course.minimum_age })
          : course.max_pax <= SMALL_GROUP
            ? t('facts.groupDetail')
            : '',
    },
    {
      Icon: BadgeCheck,
      title: isInstant ? t('confirm.instant') : t('confirm.request'),
      detail: isInstant ? t('confirm.instantDetail') : t('confirm.requestDetail'),
    },
  ];
}

/** Access, diets and a private experience, where the host has said so. */
function needsOf({ access_features: access, diets, is_private: isPrivate }: Course): Fact[] {
  const names = [access.map((one) => t(`access.${one}`)), diets.map((one) => t(`diet.${one}`))];
  const [accessible = '', eats = ''] = names.map((list) => list.join(', '));
  return [
    ...(isPrivate ? [{ Icon: Lock, title: t('facts.private'), detail: t('facts.privateDetail') }] : []),
    ...(accessible === '' ? [] : [{ Icon: Accessibility, title: accessible, detail: '' }]),
    ...(eats === '' ? [] : [{ Icon: Leaf, title: eats, detail: t('facts.diets') }]),
  ];
}

export function CourseFacts({ course }: { readonly course: Course }) {
  return (
    <ul
      aria-label={t('facts.label')}
      className="mt-7 grid grid-cols-1 gap-x-6 gap-y-5 border-y border-line py-6 phone:grid-cols-2 wide:grid-cols-3"
    >
      {[...factsOf(course), ...needsOf(course)].map(({ Icon, title, detail }) => (
        <li key={title} className="flex gap-3">
          <Icon aria-hidden size={22} strokeWidth={1.75} className="mt-0.5 shrink-0 text-brand" />
          <span>
            <span className="block leading-snug font-medium">{title}</span>
            {detail !== '' && <span className="block text-small text-ink-2">{detail}</span>}
          </span>
        </li>
      ))}
    </ul>
  );
}

export function CourseHeading({ course }: { readonly course: Course }) {
  const { review_average: average, review_total: total } = course;
  return (
    <>
      <p className="mb-3 flex flex-wrap gap-2">
        <Badge tone="sand">
          <Written>{course.category_name}</Written>
        </Badge>
        {course.transport === 'free' && <Badge tone="jade">{shell('badge.freePickup')}</Badge>}
        {course.transport === 'addon' && <Badge tone="jade">{shell('badge.pickupAddon')}</Badge>}
        {course.ba_host && <Badge tone="marigold">{shell('badge.communityHost')}</Badge>}
      </p>
      <hgroup>
        <p className="mb-1 text-lead font-bold text-marigold-ink">
          <Written>{course.activity}</Written>
        </p>
        <h1 className="max-w-[14.7em] text-h1">
          <Written>{course.title}</Written>
        </h1>
      </hgroup>
      <p className="mt-4 flex flex-wrap items-center gap-x-2 gap-y-1 text-ink-2">
        {average !== null && (
          <>
            <Rating value={average} label={t('heading.rating', { average: averageText(average) })} />
            <a href="#reviews" className="link -my-2.5 inline-flex min-h-11 min-w-11 items-center">
              {t('review.count', { count: total })}
            </a>
            <span aria-hidden>·</span>
          </>
        )}
        <a href={productListUrl(course.city)} className="link -my-2.5 inline-flex min-h-11 min-w-11 items-center">
          <Written>{course.city.name}</Written>
        </a>
        <span>
          <Written>{course.city.country_name}</Written>
        </span>
        <span aria-hidden>·</span>
        <span>{t('host.by', { name: course.host.name })}</span>
      </p>
      <p className="mt-4 max-w-[43.9em] text-lead text-ink-2">
        <Written isBlock>{course.summary}</Written>
      </p>
    </>
  );
}
