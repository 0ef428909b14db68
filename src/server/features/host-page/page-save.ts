// host/page-save: changes what guests read about a host (docs/listings.md#page-of-a-host).
import { refuse } from '#src/contract/refusal.ts';
import type { Handler } from '#src/server/call.ts';
import { inTransaction } from '#src/server/db/transaction.ts';
import { t } from '#src/server/features/texts.ts';
import { findWritten, toPage } from './page.ts';
import { logPage, writeHostPage } from './queries.ts';

export const route = 'host/page-save';

const lineOf = (text: string) => text.toWellFormed().replaceAll(/\s+/g, ' ').trim();

export const handle: Handler<typeof route> = async (input, { services, actor }) => {
  const row = await findWritten(services, input.host_id, actor);
  if (!row || actor.userId === null) return refuse('host-not-found');
  const languages = [...new Set(input.languages.map(lineOf))].filter((one) => one !== '');
  const display_name = lineOf(input.display_name);
  const fields = {
    ...(display_name === '' && { display_name: t('host.noName') }),
    ...(languages.length === 0 && { languages: t('host.noLanguage') }),
  };
  if (Object.keys(fields).length > 0) return refuse('bad-input', fields);
  const story = input.story.toWellFormed().replaceAll('\r\n', '\n').trim();
  const written = { display_name, headline: lineOf(input.headline), story, languages };
  const { userId } = actor;
  await inTransaction(services.db, async (trx) => {
    await writeHostPage(trx, row.host_id, written);
    await logPage(trx, { hostId: row.host_id, userId, fields: Object.keys(written) });
  });
  const page = toPage({ ...row, ...written }, { actor, imageBase: services.config.imageBase });
  return { page, message: t('host.saved') };
};
