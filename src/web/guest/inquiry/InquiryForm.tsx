import { TextField } from '#src/web/ui/form/Field.tsx';
import { t } from './texts.ts';
import { inquiryUrl } from '#src/contract/addresses/urls.ts';
import { Banner } from '#src/web/ui/states/Banner.tsx';
import { useState, useEffect, useRef } from 'react';
import { useApp } from '#src/web/platform/app/app-context.tsx';
import type { Course } from '#src/web/guest/booking/booking-course.ts';
import { readTrip } from '#src/contract/listing/trip.ts';
import { useNavigation } from '#src/web/platform/router/navigation.tsx';
import { dateText } from '#src/web/ui/text/local-time-text.ts';
import { todayIn } from '#src/web/ui/text/wall-time.ts';
import { t as sharedCount } from '#src/web/guest/booking/texts.ts';
import { failureFormError } from '#src/web/platform/api/failure-text.ts';
import type { SentInquiry } from './inquiry.ts';
import { useSession } from '#src/web/platform/session/session.ts';
import { Button } from '#src/web/ui/button/Button.tsx';
import { FormMessage } from '#src/web/ui/form/FormMessage.tsx';
import { Select } from '#src/web/ui/form/Select.tsx';
import { TextArea } from '#src/web/ui/form/TextArea.tsx';
import { useForm } from '#src/web/ui/form/use-form.ts';
import { focusInPopup } from '#src/web/ui/popup/popup.ts';
import { checkContact } from '#src/contract/checkout/contact-rules.ts';
import { formErrorText } from '#src/contract/errors/form.ts';
import type { CallInput, CallOutput } from '#src/contract/types.ts';

// A question to a host (docs/domain/messages.md#states).

const MESSAGE_MIN = 10;

const MESSAGE_MAX = 1000;

export interface TypedQuestion {
  readonly date: string;
  readonly time: string;
  readonly pax: number;
  readonly message: string;
  readonly email: string;
  readonly first_name: string;
  readonly last_name: string;
}

function readQuestion(form: HTMLFormElement): TypedQuestion {
  const data = new FormData(form);
  const text = (name: string): string => String(data.get(name) ?? '').trim();
  return {
    date: text('date'),
    time: text('time'),
    pax: Number(text('pax')),
    message: text('message'),
    email: text('email'),
    first_name: text('first_name'),
    last_name: text('last_name'),
  };
}

/** A logged-in user skips the contact fields (docs/domain/checkout.md#contact-fields). */
export function checkQuestion(typed: TypedQuestion, isLogin: boolean): Record<string, string> {
  const contact = isLogin ? {} : checkContact(typed);
  const wrong = Object.entries(contact).map(([field, code]) => [field, formErrorText(code)]);
  return {
    ...(typed.date === '' && { date: formErrorText('date-missing') }),
    ...(typed.message.length < MESSAGE_MIN && { message: t('ask.short', { min: MESSAGE_MIN }) }),
    ...(Object.fromEntries(wrong) as Record<string, string>),
  };
}

export function inquiryInput(
  { date, time, pax, message, email, first_name, last_name }: TypedQuestion,
  { courseId, isLogin }: { readonly courseId: number; readonly isLogin: boolean },
): CallInput<'booking/inquiry'> {
  return {
    course_id: courseId,
    date,
    pax,
    message,
    ...(time !== '' && { time }),
    ...(!isLogin && { email, first_name, last_name }),
  };
}

type SlotCheck = Pick<CallOutput<'booking/inquiry-check'>, 'open' | 'is_free'> & {
  /** With a time, "free" means bookable at once. */
  readonly hasTime: boolean;
};

const REST_MS = 400;

/** Debounced check of the slot as the form is then. A failure shows nothing: it is only a hint. */
function useSlotCheck(courseId: number) {
  const { api } = useApp();
  const [availability, setAvailability] = useState<SlotCheck | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  const lastCheck = useRef('');
  useEffect(() => () => clearTimeout(timer.current), []);
  const ask = async ({ date, time, pax }: TypedQuestion): Promise<void> => {
    const key = `${date} ${time} ${pax}`;
    if (key === lastCheck.current) return;
    lastCheck.current = key;
    if (date === '') return setAvailability(null);
    const answer = await api('booking/inquiry-check', {
      course_id: courseId,
      date,
      pax,
      ...(time !== '' && { time }),
    });
    if (lastCheck.current === key) setAvailability(answer.ok ? { ...answer.data, hasTime: time !== '' } : null);
  };
  const look = (form: HTMLFormElement): void => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => void ask(readQuestion(form)), REST_MS);
  };
  return { availability, look };
}

/** Visitors only: an account has them (docs/domain/checkout.md#contact-fields). */
function ContactFields({ errorOf }: { readonly errorOf: (field: string) => string | undefined }) {
  return (
    <>
      <div className="grid items-start gap-4 phone:grid-cols-2">
        <TextField
          label={t('ask.first')}
          name="first_name"
          autoComplete="given-name"
          maxLength={80}
          required
          error={errorOf('first_name')}
        />
        <TextField
          label={t('ask.last')}
          name="last_name"
          autoComplete="family-name"
          maxLength={80}
          required
          error={errorOf('last_name')}
        />
      </div>
      <TextField
        label={t('ask.email')}
        name="email"
        type="email"
        inputMode="email"
        autoComplete="email"
        maxLength={254}
        hint={t('ask.emailHint')}
        required
        error={errorOf('email')}
      />
    </>
  );
}

function SlotNote({ slot }: { readonly slot: SlotCheck | null }) {
  if (slot === null) return null;
  const [first] = slot.open;
  if (first !== undefined) {
    return (
      <Banner tone="info">
        {t('ask.open', { count: slot.open.length })}{' '}
        <a href={inquiryUrl(first.id)} className="link">
          {t('ask.openLink')}
        </a>
      </Banner>
    );
  }
  if (!slot.hasTime) return null;
  return <Banner tone={slot.is_free ? 'success' : 'info'}>{t(slot.is_free ? 'ask.free' : 'ask.taken')}</Banner>;
}

interface InquiryFormProps {
  readonly course: Course;
  readonly onSent: (inquiry: SentInquiry) => void;
}

function timesOf({ upcoming }: Course, date: string): string[] {
  const days = upcoming.filter((day) => day.date === date);
  return [
    ...new Set((days.length > 0 ? days : upcoming).flatMap((day) => day.times.map(({ time }) => time))),
  ].toSorted();
}

interface WhenFieldsProps {
  readonly course: Course;
  readonly errorOf: (field: string) => string | undefined;
}

/** Folded: the trip of the address, else the first date and the smallest party, are sent unless changed. */
function WhenFields({ course, errorOf }: WhenFieldsProps) {
  const { search } = useNavigation();
  const trip = readTrip(search);
  const [date, setDate] = useState(trip.dates?.start ?? course.upcoming[0]?.date ?? '');
  const [pax, setPax] = useState(String(trip.pax !== null && trip.pax <= course.max_pax ? trip.pax : course.min_pax));
  const parties = Array.from({ length: course.max_pax }, (_, index) => index + 1);
  const guests = sharedCount('book.guestsCount', { count: Number(pax) });
  const isWhenWrong = ['date', 'time', 'pax'].some((name) => errorOf(name) !== undefined);
  const times = timesOf(course, date).map((time) => ({ value: time, label: time }));
  return (
    <details className="rounded-control border border-line px-4" open={isWhenWrong || undefined}>
      <summary className="flex min-h-12 flex-wrap items-center gap-x-2 text-small">
        {t('ask.when', { date: date === '' ? t('ask.anyDate') : dateText(date), guests })}
        <span className="link">{t('ask.change')}</span>
      </summary>
      <div className="pb-4">
        <div className="grid items-start gap-4 phone:grid-cols-[1.35fr_1fr_1fr]">
          <TextField
            label={t('ask.date')}
            name="date"
            type="date"
            min={todayIn(course.time_zone)}
            value={date}
            required
            error={errorOf('date')}
            onChange={(event) => setDate(event.target.value)}
          />
          <Select
            label={t('ask.time')}
            name="time"
            options={[{ value: '', label: t('ask.anyTime') }, ...times]}
            error={errorOf('time')}
          />
          <Select
            label={t('ask.guests')}
            name="pax"
            value={pax}
            onChange={(event) => setPax(event.target.value)}
            options={parties.map((count) => ({
              value: String(count),
              label: sharedCount('book.guestsCount', { count }),
            }))}
            error={errorOf('pax')}
          />
        </div>
      </div>
    </details>
  );
}

export function InquiryForm({ course, onSent }: InquiryFormProps) {
  const { api } = useApp();
  const { isLogin } = useSession();
  const slot = useSlotCheck(course.id);
  const work = useForm({
    read: readQuestion,
    check: (values) => checkQuestion(values, isLogin),
    send: async (values) => {
      const answer = await api('booking/inquiry', inquiryInput(values, { courseId: course.id, isLogin }));
      if (!answer.ok) return failureFormError(answer);
      const { id, status } = answer.data.inquiry;
      onSent({ id, email: status === 'unverified' ? values.email : null });
      return null;
    },
  });
  return (
    <form
      noValidate
      method="post"
      className="grid grid-cols-[minmax(0,1fr)] gap-4"
      onSubmit={work.submit}
      onChange={(event) => slot.look(event.currentTarget)}
    >
      <FormMessage text={work.message} />
      <TextArea
        label={t('ask.message')}
        name="message"
        ref={focusInPopup}
        data-first-focus
        maxLength={MESSAGE_MAX}
        hint={t('ask.messageHint')}
        required
        error={work.errorOf('message')}
      />
      <WhenFields course={course} errorOf={work.errorOf} />
      <SlotNote slot={slot.availability} />
      {!isLogin && <ContactFields errorOf={work.errorOf} />}
      <p className="text-small text-ink-2">{t('ask.privacy')}</p>
      <Button type="submit" full loading={work.busy} loadingLabel={t('busy')}>
        {t('ask.send')}
      </Button>
    </form>
  );
}
