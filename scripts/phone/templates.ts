// Prints the message templates to register with WhatsApp (docs/domain/hosts.md#services), as JSON for Meta's template
// API.
import { loadConfig } from '#src/server/platform/config.ts';
import { hostLanguageCodes } from '#src/domain/host-reach/languages.ts';
import { argumentsOf, templateBody, templateLanguageOf, templateName } from '#src/server/host-texts/compose.ts';
import { isSpoken, languageOf, patternOf, say } from '#src/server/host-texts/say.ts';
import { readCommand } from '#scripts/commands/command.ts';
import { templateKeys } from '#src/server/host-texts/texts.ts';

readCommand('phone:templates');

const samples: Readonly<Record<string, string>> = {
  title: 'Pottery with Hari',
  when: 'Sat 5 Dec, 09:00',
  old: 'Fri 4 Dec, 09:00',
  until: 'Thu 3 Dec, 18:00',
  guests: '2 guests',
  guest: 'Ada +44 7700 900101',
  cash: 'NPR 3,200',
  accept: '1',
  decline: '2',
  link: 'https://banyan.example/booking/detail',
  place: 'Hotel Sunrise',
  code: '123456',
  host: 'Hari',
  contact: 'hello@banyan.example',
};

const loaded = loadConfig();
if (!loaded.ok) {
  process.stderr.write(`${loaded.problems.join('\n')}\n`);
  process.exit(1);
}
const { brand, whatsapp } = loaded.config;
const prefix = 'templates' in whatsapp ? whatsapp.templates : 'banyan';
const languages = hostLanguageCodes.filter((one) => isSpoken(one) && templateLanguageOf(one).language === one);

const templates = languages.flatMap((language) =>
  templateKeys
    .filter((key) => languageOf(language, key) === language)
    .map((key) => {
      const names = argumentsOf(patternOf(language, key)).filter((name) => name !== 'site');
      const buttons = [say(language, 'word.accept'), say(language, 'word.decline')];
      return {
        name: templateName(prefix, key),
        language: templateLanguageOf(language).code,
        category: 'UTILITY',
        components: [
          {
            type: 'BODY',
            text: templateBody(language, key, brand.name),
            ...(names.length > 0 && { example: { body_text: [names.map((name) => samples[name] ?? name)] } }),
          },
          ...(key === 'request'
            ? [{ type: 'BUTTONS', buttons: buttons.map((text) => ({ type: 'QUICK_REPLY', text })) }]
            : []),
        ],
      };
    }),
);
process.stdout.write(`${JSON.stringify(templates, null, 2)}\n`);
