// Questions for a new marketplace, in order. Answers follow the rules of the settings.
import { readFileSync, statSync } from 'node:fs';
import { extname } from 'node:path';
import { settingRule, type SettingKey } from '#src/domain/setting/settings.ts';
import { isLogo, logoText, logoTypes, mostLogoBytes } from '#src/domain/setting/logo.ts';
import { languages } from '#src/texts/languages.ts';
import { envValue } from './env-value.ts';
import { purposeOf, settingsSchema, type SettingName } from '#src/server/platform/config/settings.ts';

/** By name; `''` is "nothing". */
export type Answers = Readonly<Record<string, string>>;

export interface Question {
  readonly name: string;
  readonly ask: string;
  /** Default answer; without it one is required. */
  readonly first?: string;
  readonly isSecret?: boolean;
  /** Real guests need the operator's own value, not the program's. */
  readonly isOwn?: boolean;
  readonly clean?: (answer: string) => string;
  /** Required for a new installation, optional later. */
  readonly isForFirst?: boolean;
  readonly choices?: readonly string[];
  /** Asked only when true. */
  readonly when?: (answers: Answers) => boolean;
  /** Null when valid; otherwise it completes a sentence that begins with the name. */
  readonly fault: (answer: string) => string | null;
}

type Extra = Partial<Pick<Question, 'first' | 'isSecret' | 'when' | 'choices' | 'isOwn' | 'clean' | 'fault'>> & {
  readonly ask?: string;
};

/** Later changed in the back office. */
function market(key: SettingKey, extra: Extra = {}): Question {
  const { kind, first, meaning } = settingRule(key);
  return {
    name: key,
    ask: meaning,
    first,
    ...(kind.choices && { choices: kind.choices }),
    fault: (answer) => (kind.read(answer) === null ? `must be ${kind.must}` : null),
    ...extra,
  };
}

/** A question whose answer is an environment variable. */
function environment(name: SettingName, extra: Extra = {}): Question {
  return {
    name,
    ask: purposeOf(name),
    fault: (answer) => {
      if (answer === '') return extra.first === '' ? null : 'must be given';
      const read = settingsSchema.shape[name].safeParse(answer);
      if (!read.success) return `must be ${read.error.issues[0]?.message ?? 'another value'}`;
      const written = envValue(answer);
      return written.ok ? null : written.fault;
    },
    ...extra,
  };
}

/** True for a real marketplace, false for a trial. */
export const isReal = (answers: Answers) => answers['BANYAN_MODE'] !== 'demo';
const upperCase = (answer: string) => answer.toUpperCase();
/** International form, because guests call from any country. */
function phone(key: 'contact_phone' | 'contact_whatsapp', extra: Extra = {}): Question {
  const question = market(key, extra);
  const isLocal = (answer: string) => answer !== '' && !answer.startsWith('+');
  return {
    ...question,
    fault: (answer) =>
      isLocal(answer) ? 'must start with + and the country code, such as +351 21 000 0000' : question.fault(answer),
  };
}
const isSet = (name: string) => (answers: Answers) => !['', 'none', undefined].includes(answers[name]);
const mailLanguage: Question = {
  ...market('mail_language'),
  choices: languages,
  fault: (answer) => (languages.includes(answer) ? null : `must be one of ${languages.join(', ')}`),
};
const logo: Question = {
  ...market('logo'),
  ask: `The logo next to the name: a file (SVG, PNG, WebP, JPEG, AVIF) of at most ${mostLogoBytes / 1000} kB; leave empty for the Banyan logo`,
  fault: (answer) => (logoOf(answer) === null ? 'must be a picture of at most 24 kB on this machine, or empty' : null),
};
const isAddress = (text: string) => /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(text);

export const questions: readonly Question[] = [
  environment('BANYAN_MODE', {
    first: 'production',
    ask: 'production for real guests, demo to try your marketplace on this machine with play money',
    choices: ['production', 'demo'],
  }),
  market('brand_name'),
  market('tagline'),
  market('hero_text'),
  market('contact_email', { isOwn: true }),
  phone('contact_phone', { isOwn: true }),
  phone('contact_whatsapp', { isOwn: true }),
  logo,
  market('color_brand'),
  market('color_accent'),
  market('country', { clean: upperCase }),
  market('currency', { clean: upperCase }),
  mailLanguage,
  environment('BANYAN_ORIGIN', { when: isReal, ask: 'The address of the site, such as https://shop.example' }),
  environment('PORT', { first: '3000', ask: 'The port to listen on' }),
  environment('DATABASE_URL', {
    first: '',
    ask: 'The address of a PostgreSQL server (15 or later); leave empty for the built-in one',
  }),
  environment('BANYAN_DATA_DIR', { first: process.env['BANYAN_DATA_DIR'] ?? './data' }),
  environment('BANYAN_TRUST_PROXY', { first: '', when: isReal }),
  environment('SMTP_URL', { first: 'none', isSecret: true, when: isReal }),
  environment('STRIPE_SECRET_KEY', { first: 'none', isSecret: true, when: isReal }),
  environment('STRIPE_PUBLISHABLE_KEY', { when: isSet('STRIPE_SECRET_KEY') }),
  environment('STRIPE_WEBHOOK_SECRET', { when: isSet('STRIPE_SECRET_KEY'), isSecret: true }),
  environment('PAYPAL_CLIENT_ID', { first: 'none', when: isReal }),
  environment('PAYPAL_CLIENT_SECRET', { when: isSet('PAYPAL_CLIENT_ID'), isSecret: true }),
  environment('PAYPAL_WEBHOOK_ID', { when: isSet('PAYPAL_CLIENT_ID') }),
  environment('SMS_ACCOUNT_SID', { first: 'none', when: isReal }),
  environment('SMS_AUTH_TOKEN', { when: isSet('SMS_ACCOUNT_SID'), isSecret: true }),
  environment('SMS_FROM', { when: isSet('SMS_ACCOUNT_SID') }),
  environment('WHATSAPP_PHONE_NUMBER_ID', { first: 'none', when: isReal }),
  environment('WHATSAPP_TOKEN', { when: isSet('WHATSAPP_PHONE_NUMBER_ID'), isSecret: true }),
  environment('WHATSAPP_APP_SECRET', { when: isSet('WHATSAPP_PHONE_NUMBER_ID'), isSecret: true }),
  environment('WHATSAPP_VERIFY_TOKEN', { when: isSet('WHATSAPP_PHONE_NUMBER_ID'), isSecret: true }),
  environment('RATES_URL', { first: '' }),
  {
    name: 'operator_email',
    isForFirst: true,
    ask: 'The email address of the first operator, who gets a link to set a password',
    fault: (answer) => (isAddress(answer) ? null : 'must be an email address'),
  },
  {
    name: 'operator_name',
    isForFirst: true,
    ask: 'The first name of the first operator',
    fault: (answer) => (/^.{1,60}$/u.test(answer) ? null : 'must be a line of 1 to 60 characters'),
  },
];

/** Other settings that an answer file may have. */
export function isOtherSetting(name: string): name is SettingName {
  return Object.hasOwn(settingsSchema.shape, name) && !questions.some((question) => question.name === name);
}

// The logo is a local file that becomes part of the settings.

/** The setting's value; null unless it is a small local image or valid as a setting. */
export function logoOf(answer: string): string | null {
  const ending = extname(answer).slice(1).toLowerCase().replace('jpeg', 'jpg');
  const type = Object.entries(logoTypes).find(([one]) => one === ending)?.[1];
  if (type !== undefined && !answer.startsWith('data:')) {
    const size = statSync(answer, { throwIfNoEntry: false })?.size ?? 0;
    if (size > mostLogoBytes) return null;
    if (size > 0) return logoText(type, readFileSync(answer).toString('base64'));
  }
  // Site paths are below /static; other paths name a missing file.
  return isLogo(answer) && (!answer.startsWith('/') || answer.startsWith('/static/')) ? answer : null;
}
