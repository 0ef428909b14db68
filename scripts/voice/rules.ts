// Phrases that slow readers, with replacements (docs/glossary.md#turns-of-phrase).

/** Interface text, site page, docs, or comment. */
export const places = ['text', 'page', 'doc', 'comment'] as const;

export type Place = (typeof places)[number];

export interface VoiceRule {
  readonly pattern: RegExp;
  readonly instead: string;
  /** Everywhere if omitted. */
  readonly places?: readonly Place[];
}

const interfaceOnly: readonly Place[] = ['text'];
const readByPeople: readonly Place[] = ['text', 'page', 'doc'];

// Subjects that cannot speak.
const mute =
  'page|list|listing|header|setting|field|row|table|column|function|comment|document|note|email|answer|reply|request|response|line|file|test|' +
  'rule|call|log|code|text|title|label|name|voucher|ticket|receipt|catalogue|catalog|contract|record|cookie|key|link|price|calendar|section|' +
  'bench|proof|clock|database|query|index|type|config|manifest|it|that|this|which';
const afterSentence = String.raw`(?:^|[.!?:;]\s+|\n\s*)`;
const back = String.raw`(?:tak(?:e|es|en|ing)|took|giv(?:e|es|en|ing)|gave)(?: (?:it|them|that|this|one|what \w+))? back`;

/** Most frequent first; `gi`, because every occurrence is counted. */
export const voiceRules: readonly VoiceRule[] = [
  {
    pattern: new RegExp(String.raw`\b(?:${mute})s? (?:also |only |then |now )?(?:says?|said)\b(?! hello)`, 'gi'),
    instead: 'show, list, state, mean',
  },
  {
    pattern: /\b(?:stands?|stood|standing) (?!for\b|by\b|up\b|out\b|alone\b)/gi,
    instead: 'be, appear; or name who put it there',
  },
  { pattern: /\b(?:some|no|every)bod(?:y|ies)\b/gi, instead: 'the role; or someone, no one, everyone' },
  {
    pattern: /\b(?:who|what|which|whom|when|where|how)ever\b(?! else)/gi,
    instead: 'name it: anyone who, any, all',
    places: readByPeople,
  },
  { pattern: /\bwhoever\b/gi, instead: 'anyone who; or the role', places: ['comment'] },
  {
    pattern: new RegExp(`${afterSentence}(?:Who|Whose|Whom) (?:[a-z’']+ )+[^?.!\\n]*\\.(?=\\s|$)`, 'g'),
    instead: 'begin with who acts: "Guests who ..."',
  },
  {
    pattern:
      /\b(?:it|they|change|account|document|code|rule|one|that|this|which) counts?\b(?! (?:\w+s|the|how|all|each|every|up)\b)|\bcounts? (?:as|at once|until|only|alone)\b/gi,
    instead: 'apply, be valid',
  },
  {
    pattern: new RegExp(
      String.raw`\b${back}\b|\b(?:goes|went|gone) back (?:to (?!the (?:list|page|top))|online)|\bgo back to the (?:guest|way)`,
      'gi',
    ),
    instead: 'undo, cancel, restore, refund, return',
  },
  { pattern: /(?<!\b(?:stand|leave|travel|let|you|live|lives|home|walk)(?:s|ed|ing)? )\balone\b/gi, instead: 'only' },
  { pattern: /\bbeside\b/gi, instead: 'next to; in addition to; as well as' },
  {
    pattern: /\bof (?:its|their|our|your|his|her|one’s|one's) own\b|\bof (?:theirs|ours|yours)\b/gi,
    instead: 'its own X, their X',
  },
  {
    pattern: /\b(?:is|are|was|were|be) over\b(?! \w*\d)|\b(?:ran|runs?|running) out\b(?! of)/gi,
    instead: 'expire, end',
  },
  { pattern: /\bin (?:its|their|his|her) place\b|\bin (?:the )?place of\b|\bin its stead\b/gi, instead: 'instead' },
  {
    pattern: /\banew\b|\bso many\b|\bsuch (?:a|an)\b|\bto be had\b|\bhas to be\b/gi,
    instead: 'again; that many; this kind of; available; must be',
  },
  {
    pattern:
      /\b(?:did|does|do|has|have|had|is|are|was|were)(?:n[’']t| not| never)? (?:not )?come\b(?= *(?:[.,;:!”"]|$))|\bnot come\b/gi,
    instead: 'no-show',
    places: readByPeople,
  },
  { pattern: /\ba person of (?:our|the) team\b|\bone of our team\b|\bof our people\b/gi, instead: 'our team' },
  { pattern: /\bgo(?:es)? on\b(?! sale)|\bwent on\b/gi, instead: 'continue, proceed' },
  { pattern: /\blook at (?:what|how|it)\b/gi, instead: 'check, review, reload the page' },
  { pattern: /\b(?:good|holds|counts) until\b/gi, instead: 'valid until', places: readByPeople },
  {
    pattern:
      /(?<!\b(?:in|by|per|post|snail) )\b[Mm]ails?\b(?!to|pit| (?:server|provider|client|program|relay|host|transfer|queue))/g,
    instead: 'email',
  },
  {
    pattern: /\bin words\b|\bwordless\b|\bwithout words\b|\b(?:its|these|those|whose|same|own|few|other) words\b/gi,
    instead: 'text, message, reason, comment',
  },
  { pattern: /\b(?:throw|throws|thrown|threw) (?:it |them )?away\b/gi, instead: 'delete, discard' },
  {
    pattern: /\bwritten down\b|\bwrit(?:e|es|ing) (?:it |them |this )?down\b|\bsigned for\b/gi,
    instead: 'log, record, save',
  },
  { pattern: /\bof (?:whom|whose)\b|\bto whom\b|\bthereof\b|\bwherein\b/gi, instead: 'a second sentence' },
  { pattern: /\bwhat (?:has become|is to be|came|comes) of\b/gi, instead: 'the result, the state' },
  { pattern: /\bat the (?:moment|time) that\b|\buntil such\b|\bas soon as somebody\b/gi, instead: 'when, until' },
  { pattern: /\bper cent\b|\d %|\} %/gi, instead: '20%', places: readByPeople },
  {
    pattern: /\b(?:places?|spots?) (?:left|free|taken|held|kept)\b|\bfree places?\b/gi,
    instead: 'seats',
    places: ['text', 'page'],
  },
  {
    pattern:
      /\b(?:cannot|do not|does not|did not|is not|are not|was not|were not|will not|would not|could not|should not|has not|have not)\b/gi,
    instead: 'a contraction: can’t, don’t, isn’t',
    places: interfaceOnly,
  },
  { pattern: /\bso that\b|\bwhereby\b|\bthe latter\b/gi, instead: 'a second sentence', places: interfaceOnly },
  { pattern: /\bpictures?\b/gi, instead: 'photo', places: interfaceOnly },
];

/** A rule per bold word in the glossary's "Not" columns. */
export function glossaryRules(glossary: string): VoiceRule[] {
  const words = new Map<string, string>();
  for (const [, word = '', , not = ''] of glossary.matchAll(/^\| ([^|]+) \| ([^|]+) \| ([^|]+) \|$/gm))
    for (const [, banned = ''] of not.matchAll(/\*\*([^*]+)\*\*/g)) words.set(banned, words.get(banned) ?? word);
  return [...words].map(([banned, word]) => ({
    pattern: new RegExp(String.raw`\b${banned}s?\b`, 'gi'),
    instead: word,
  }));
}
