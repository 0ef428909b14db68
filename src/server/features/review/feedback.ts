// feedback/save: a message to the operator; visitors give an address (docs/reference/texts.md#write-to-the-operator).
import { randomUUID } from 'node:crypto';
import { checkContact, cleanEmail } from '#src/contract/checkout/contact-rules.ts';
import { errorText } from '#src/contract/errors.ts';
import { refuse, type Refusal } from '#src/contract/refusal.ts';
import type { CallInput } from '#src/contract/types.ts';
import type { Handler } from '#src/server/call.ts';
import { inTransaction } from '#src/server/platform/db/transaction.ts';
import { openStaffTask } from '#src/server/features/staff-log/index.ts';
import { t } from '#src/server/features/texts.ts';
import { findAddress, insertFeedback, isRepeated, insertApplication } from './feedback-queries.ts';

// ambassador/apply: one undecided application per address (docs/reference/texts.md#write-to-the-operator).

export const ambassadorApply: Handler<'ambassador/apply'> = async (input, { services, actor, visitor }) => {
  const wrong = applicationFault(input);
  if (wrong !== null) return wrong;
  const wait = await services.limits.consume('feedback', { account: actor.userId, address: visitor.address });
  if (wait !== null) return { ...refuse('too-many-requests'), retryAfterSeconds: wait };
  const id = randomUUID();
  const email = cleanEmail(input.email);
  const [firstName, lastName, city, audience] = [input.first_name, input.last_name, input.city, input.audience].map(
    (text) => text.trim(),
  ) as [string, string, string, string];
  await inTransaction(services.db, async (trx) => {
    const message = (input.message ?? '').trim().toWellFormed();
    const made = { id, email, firstName, lastName, city, audience, message, userId: actor.userId };
    if (!(await insertApplication(trx, made))) return;
    const detail = `${firstName} ${lastName}, ${city}: ${audience}`.slice(0, 200);
    await openStaffTask(trx, { kind: 'ambassador_application', subject: `ambassador:${id}`, bookingId: null, detail });
  });
  return { message: t('ambassador.applied', { email }) };
};

/** All faults at once. */
function applicationFault(input: CallInput<'ambassador/apply'>): Refusal | null {
  const contact = Object.entries(checkContact(input)).map(([field, code]) => [field, errorText(code)] as const);
  const fields = {
    ...Object.fromEntries(contact),
    ...(input.city.trim() === '' && { city: t('ambassador.noCity') }),
    ...(input.audience.trim() === '' && { audience: t('ambassador.noAudience') }),
  };
  return Object.keys(fields).length === 0 ? null : refuse('bad-input', fields);
}

const shortestMessage = 10;

type Input = CallInput<'feedback/save'>;

export const feedbackSave: Handler<'feedback/save'> = async (input, { services, actor, visitor }) => {
  const topic = input.topic.trim();
  const message = input.message.trim().toWellFormed();
  const wrong = faultOf({ topic, message, email: input.email }, actor.userId !== null);
  if (wrong !== null) return wrong;
  // The account's address, or a visitor's typed one.
  const email = actor.userId === null ? cleanEmail(input.email ?? '') : await findAddress(services.db, actor.userId);
  if (email === null) return refuse('unauthorized');
  const done = { message: t('feedback.saved', { email }) };
  if (await isRepeated(services.db, { email, topic, message })) return done;
  const wait = await services.limits.consume('feedback', { account: actor.userId, address: visitor.address });
  if (wait !== null) return { ...refuse('too-many-requests'), retryAfterSeconds: wait };
  const id = randomUUID();
  await inTransaction(services.db, async (trx) => {
    await insertFeedback(trx, { id, topic, message, email, userId: actor.userId, page: input.page ?? '' });
    const detail = `${topic}: ${message.slice(0, 200)}`;
    await openStaffTask(trx, { kind: 'feedback', subject: `feedback:${id}`, bookingId: null, detail });
  });
  return done;
};

/** All faults at once; accounts need no address. */
function faultOf({ topic, message, email }: Omit<Input, 'page'>, isSignedIn: boolean): Refusal | null {
  const wrong = isSignedIn ? undefined : checkContact({ email }).email;
  const fields = {
    ...(topic === '' && { topic: t('feedback.noTopic') }),
    // Code points, as in the database.
    ...([...message].length < shortestMessage && { message: t('inquiry.short') }),
    ...(wrong !== undefined && { email: errorText(wrong) }),
  };
  return Object.keys(fields).length === 0 ? null : refuse('bad-input', fields);
}
