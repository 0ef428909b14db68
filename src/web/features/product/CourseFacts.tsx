import { BadgeCheck, CalendarX2, Clock, Languages, Users } from 'lucide-react';
import type { LucideIcon } from 'lucide-react';
import type { Course } from '../../booking/booking-course.ts';
import { hoursText } from '../../cards/hours-text.ts';
import { policyShort } from '../../booking/policy-words.ts';
import { t, tn } from './t.ts';

interface Fact {
  readonly Icon: LucideIcon;
  readonly title: string;
  readonly detail: string;
}

// Up to so many guests a group is called small.
const SMALL_GROUP = 8;

/** A duration in hours: `4 hours`, `2.5 hours`; what is neither whole nor half as cards say it, `3 h 15 min`. */
function durationText(hours: number): string {
  return Number.isInteger(hours * 2) ? tn('facts.hours', hours) : hoursText(hours);
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
      // Somebody else interprets where the host does not speak them all: the text says who.
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

/** The facts a guest decides by, in one row. */
export function CourseFacts({ course }: { readonly course: Course }) {
  return (
    <ul
      aria-label={t('facts.label')}
      className="mt-7 grid grid-cols-1 gap-x-6 gap-y-5 border-y border-line py-6 phone:grid-cols-2 wide:grid-cols-3"
    >
      {factsOf(course).map(({ Icon, title, detail }) => (
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
