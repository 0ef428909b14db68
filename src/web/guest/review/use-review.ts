import { useEffect, useRef, useState } from 'react';
import { formErrorText } from '#src/contract/errors/form.ts';
import type { CallInput, CallOutput } from '#src/contract/types.ts';
import type { Aspect } from '#src/domain/review/labels.ts';
import { privateFaults, publicFaults, type ReviewFault } from '#src/domain/review/writing.ts';
import { failureFormError, isRefusedAs } from '#src/web/platform/api/failure-text.ts';
import { useApp } from '#src/web/platform/app/app-context.tsx';
import { useTask } from '#src/web/ui/form/use-task.ts';
import { closePopup, openPopup } from '#src/web/ui/popup/popup.ts';
import { type Photos, usePhotos } from './use-photos.ts';
import { type AspectDraft, dropDraft, emptyDraft, keepDraft, readDraft, type ReviewDraft } from './review-draft.ts';

export type Step = 'public' | 'private' | 'reward';

type Saved = CallOutput<'review/save'>;
type Errors = Readonly<Record<string, string>>;

const textsOf = (faults: readonly ReviewFault[]): Errors =>
  Object.fromEntries(faults.map(({ code, field }) => [field, formErrorText(code)]));
const blank: AspectDraft = { labels: [], details: '' };
const isBlank = ({ rating, labels, details }: AspectDraft) =>
  rating === undefined && labels.length === 0 && details === '';

/** The private step's input; an untouched guide is omitted. */
function privateOf(drafts: ReviewDraft['aspects']): NonNullable<CallInput<'review/save'>['private']> {
  const of = (aspect: Aspect) => {
    const { rating, labels, details } = drafts[aspect] ?? blank;
    return { rating, labels: [...labels], ...(details.trim() !== '' && { details }) };
  };
  const hasGuide = drafts.guide !== undefined && !isBlank(drafts.guide);
  return {
    accuracy: of('accuracy'),
    overall: of('overall'),
    host: of('host'),
    ...(hasGuide && { guide: of('guide') }),
  };
}

/** Restored on open, saved with each change until `isOver`. */
function useDraft(bookingId: string, start: Partial<ReviewDraft>, isOver: boolean) {
  const photos = usePhotos();
  const [draft, setDraft] = useState<ReviewDraft>({ ...emptyDraft, ...start });
  const [isRestored, setRestored] = useState(false);
  const { list, restore } = photos;
  const bringBack = useRef(restore);
  useEffect(() => {
    const savedDraft = readDraft(bookingId);
    if (savedDraft === null) return;
    setDraft(savedDraft);
    bringBack.current(savedDraft.photos);
    setRestored(true);
  }, [bookingId]);
  useEffect(() => {
    const ready = list.filter(({ state }) => state === 'ready');
    const isTouched = draft.review !== '' || draft.rating !== undefined || ready.length > 0;
    if (isTouched && !isOver)
      keepDraft(bookingId, { ...draft, photos: ready.map(({ id, image, name, alt }) => ({ id, image, name, alt })) });
  }, [bookingId, draft, list, isOver]);
  return { draft, setDraft, photos, isRestored };
}

function inputOf(bookingId: string, draft: ReviewDraft, list: Photos['list']) {
  const ready = list.filter(({ state }) => state === 'ready');
  return {
    booking_id: bookingId,
    rating: draft.rating,
    review: draft.review,
    images: ready.map(({ id }) => id),
    image_alts: ready.map(({ alt }) => alt),
    ...(draft.country !== '' && { country: draft.country }),
  };
}

function useCourse(startErrors: Errors) {
  const [step, setStep] = useState<Step>('public');
  const [errors, setErrors] = useState<Errors>(startErrors);
  const [saved, setSaved] = useState<Saved | null>(null);
  const [exists, setExists] = useState(false);
  return { step, setStep, errors, setErrors, saved, setSaved, exists, setExists };
}

/** Posts once, then goes to the reward, an existing review, or the first invalid field. */
function usePosting(bookingId: string, { setStep, setErrors, setSaved, setExists }: ReturnType<typeof useCourse>) {
  const { api } = useApp();
  const { run, busy, trouble } = useTask();
  const send = async (input: CallInput<'review/save'>): Promise<string | null> => {
    const answer = await api('review/save', input);
    closePopup();
    const isThere = !answer.ok && isRefusedAs(answer, 'review-exists');
    if (answer.ok || isThere) dropDraft(bookingId);
    if (answer.ok) {
      setSaved(answer.data);
      setStep('reward');
      openPopup('review-success');
      return null;
    }
    if (isThere) {
      setExists(true);
      return null;
    }
    const { message, fields } = failureFormError(answer);
    setErrors(fields);
    if (Object.keys(fields).some((field) => !field.startsWith('private.'))) setStep('public');
    return message;
  };
  return { busy, trouble, post: (input: CallInput<'review/save'>) => run(() => send(input)) };
}

export function useReview(bookingId: string, start: Partial<ReviewDraft>, startErrors: Errors) {
  const course = useCourse(startErrors);
  const { errors, setErrors } = course;
  const { draft, setDraft, photos, isRestored } = useDraft(bookingId, start, course.saved !== null || course.exists);
  const { post, busy, trouble } = usePosting(bookingId, course);
  const [terms, setTerms] = useState(false);
  const forget = (isMended: (field: string) => boolean): void =>
    setErrors(Object.fromEntries(Object.entries(errors).filter(([field]) => !isMended(field))));
  const check = (faults: readonly ReviewFault[]): boolean => {
    setErrors(textsOf(faults));
    return faults.length === 0;
  };
  return {
    ...course,
    draft,
    photos,
    isRestored,
    terms,
    busy,
    trouble,
    change(to: Partial<ReviewDraft>) {
      setDraft({ ...draft, ...to });
      forget((field) => field in to);
    },
    changeAspect(aspect: Aspect, to: Partial<AspectDraft>) {
      setDraft({ ...draft, aspects: { ...draft.aspects, [aspect]: { ...blank, ...draft.aspects[aspect], ...to } } });
      forget((field) => field.startsWith(`private.${aspect}.`));
    },
    setTerms(isAgreed: boolean) {
      setTerms(isAgreed);
      forget((field) => field === 'terms');
    },
    checkPublic: () => check(publicFaults({ ...draft, terms, images: photos.list.map(({ key }) => key) })),
    checkPrivate: () => check(privateFaults(privateOf(draft.aspects))),
    post: (withPrivate: boolean) =>
      post({
        ...inputOf(bookingId, draft, photos.list),
        terms,
        ...(withPrivate && { private: privateOf(draft.aspects) }),
      }),
  };
}

export type Review = ReturnType<typeof useReview>;
