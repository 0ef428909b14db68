// Triggers and functions of the schema, and the figures in them (ADR 005).

export interface SqlPart {
  /** For a trigger, the function it runs. */
  readonly name: string;
  /** For messages. */
  readonly what: string;
  readonly text: string;
}

const functions = /^create (?:or replace )?function (\w+)\([^]*?as (\$\w*\$)([^]*?)\2/gm;
const triggers = /^create (?:constraint )?trigger (\w+)\b([^;]*?)execute function (\w+)\(/gm;

/** Without their heading, whose only figures are types. */
export function functionsOf(sql: string): SqlPart[] {
  return [...sql.matchAll(functions)].map(([, name = '', , text = '']) => ({ name, what: `function ${name}`, text }));
}

export function triggersOf(sql: string): SqlPart[] {
  return [...sql.matchAll(triggers)].map(([, trigger = '', text = '', name = '']) => ({
    name,
    what: `trigger ${trigger}`,
    text,
  }));
}

// Not figures: comments, type sizes, column numbers, error names, patterns, other texts.
const noFigures = [
  /--.*$/gm,
  /\b(?:bit|char|numeric|varchar)\(\d+(?:, ?\d+)?\)/gi,
  /\b(?:group|order) by \d+(?:, ?\d+)*/gi,
  /\berrcode = '\w+'/gi,
  /e?'(?:[^']|'')*'/gi,
];
// Quoted figures: a time, date, interval, or cast number.
const spokenFigure = /'[+-]?\d[\w: .-]*'/g;

/** Distinct figures other than 0 and 1, as written. */
export function figuresOf({ text }: SqlPart): string[] {
  const code = text.replace(/--.*$/gm, '').replace(/\berrcode = '\w+'/gi, '');
  const spoken = [...code.matchAll(spokenFigure)].map(([figure]) => figure).filter((one) => !/^'[01]'$/.test(one));
  const bare = noFigures.reduce((rest, pattern) => rest.replace(pattern, ' '), code);
  const plain = [...bare.matchAll(/(?<![\w.$])\d+(?:\.\d+)?(?![\w.])/g)]
    .map(([figure]) => figure)
    .filter((one) => !['0', '1'].includes(one));
  return [...new Set([...spoken, ...plain])].sort();
}
