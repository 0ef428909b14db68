// Notices to a host's phone: written here and stored; a job hands them to the service (docs/phone.md#messages, ADR 086).
import { digitsOf } from '#src/domain/host/answer-pairs.ts';
import type { HostLanguage } from '#src/domain/host/languages.ts';
import type { PhoneWay } from '#src/domain/host/reach.ts';
import { inTransaction } from '#src/server/db/transaction.ts';
import { plain } from '#src/server/host-words/plain.ts';
import type { ShortText } from '#src/server/host-words/compose.ts';
import { isMessageStored } from '#src/server/phone/message-queries.ts';
import { givePair } from '#src/server/phone/pair-queries.ts';
import { answerButtons, writeMessage } from '#src/server/phone/write-message.ts';
import type { Services } from '#src/server/services.ts';
import { usualRetry, type Channel, type Delivery } from '#src/server/notices/channel.ts';
import { shortPageFor } from '#src/server/notices/subjects/links.ts';

/** The channel of one way. */
export function phoneChannel(way: PhoneWay): Channel {
  return {
    retry: usualRetry,
    addressOf: ({ phone }) => (phone?.way === way ? phone.number : null),
    deliver: store,
    // Nothing is sent here: a service that is away holds up its own messages alone.
    isDown: () => false,
  };
}

async function store(services: Services, delivery: Delivery): Promise<void> {
  const { taskId, bookingId, phone, short, kind } = delivery;
  if (phone === null || short === null || (await isMessageStored(services.db, taskId))) return;
  const link = await linkFor(services, delivery);
  const site = plain(services.config.brand.name);
  await inTransaction(services.db, async (trx) => {
    const pair = short.asksAnswer && bookingId !== null ? await givePair(trx, phone.number, bookingId) : null;
    const digits = pair === null ? null : digitsOf(pair.pair);
    const textIn = (language: HostLanguage): ShortText => {
      const text = short.textIn(language);
      const answers = digits && { accept: String(digits.accept), decline: String(digits.decline) };
      return {
        ...text,
        // Without digits of its own a request is answered on its page.
        ...(short.asksAnswer && digits === null && { key: 'request.link' as const }),
        values: { ...text.values, ...answers, site, link },
      };
    };
    const buttons = pair && bookingId !== null ? answerButtons(phone.language, bookingId, pair.departureId) : [];
    await writeMessage(trx, phone, { textIn, buttons, outboxId: taskId, bookingId, validSeconds: validFor(kind) });
  });
}

// The SMS service keeps trying for this long; a request that comes later than that has its mail.
const hour = 3600;
const validFor = (kind: string) => (kind === 'host-request' ? 4 * hour : 10 * hour);

/** The short page with one button where there is one for it, else the page that the mail would open. */
async function linkFor(services: Services, { short, phone, bookingId, written }: Delivery): Promise<string> {
  const own = phone && (await shortPageFor(services, { short, hostId: phone.hostId, bookingId }));
  return own ?? written.letter.button?.url ?? services.config.origin;
}
