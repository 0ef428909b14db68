// `npm run new call|job|setting|notification|list|page …`: writes boilerplate and prints what remains.
import { Draft } from './draft.ts';
import { draftList } from './list-kind.ts';
import { draftPage } from './page-kind.ts';
import { draftCall, draftJob, draftNotification, draftSetting } from './server-kinds.ts';

type Words = readonly string[];

/** Each kind's words; those in brackets are optional. */
const kinds: Readonly<Record<string, { words: string; run: (draft: Draft, words: Words) => void }>> = {
  call: {
    words: 'GROUP CALL [FEATURE]',
    run: (draft, [group = '', call = '', feature = group]) => draftCall(draft, group, call, feature),
  },
  job: { words: 'NAME FEATURE', run: (draft, [name = '', feature = '']) => draftJob(draft, name, feature) },
  setting: { words: 'GROUP KEY', run: (draft, [group = '', key = '']) => draftSetting(draft, group, key) },
  notification: { words: 'NAME guest|host', run: (draft, [name = '', to = '']) => draftNotification(draft, name, to) },
  list: {
    words: 'NAME WORK TABLE',
    run: (draft, [name = '', permission = '', table = '']) => draftList(draft, { name, permission, table }),
  },
  page: { words: 'NAME', run: (draft, [name = '']) => draftPage(draft, name) },
};

const [kind = '', ...words] = process.argv.slice(2);
const chosen = kinds[kind];
try {
  const usage = Object.entries(kinds).map(([name, of]) => `npm run new ${name} ${of.words}`);
  if (chosen === undefined || words.length === 0) throw new Error(`Usage:\n${usage.join('\n')}`);
  const draft = new Draft();
  chosen.run(draft, words);
  draft.write();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
