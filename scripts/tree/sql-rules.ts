// What functions and triggers of the schema hold: which function each trigger runs, and the figures in both (ADR 005).

export interface SqlPart {
  /** The function; for a trigger the function that it runs. */
  readonly name: string;
  /** Where it is, for a message. */
  readonly what: string;
  readonly text: string;
}

const functions = /^create (?:or replace )?function (\w+)\([^]*?as (\$\w*\$)([^]*?)\2/gm;
const triggers = /^create (?:constraint )?trigger (\w+)\b([^;]*?)execute function (\w+)\(/gm;

/** The functions of a schema text, without their headings, which hold no figure but that of a type. */
export function functionsOf(sql: string): SqlPart[] {
  return [...sql.matchAll(functions)].map(([, name = '', , text = '']) => ({ name, what: `function ${name}`, text }));
}

/** The triggers of a schema text: when they run, and what. */
export function triggersOf(sql: string): SqlPart[] {
  return [...sql.matchAll(triggers)].map(([, trigger = '', text = '', name = '']) => ({
    name,
    what: `trigger ${trigger}`,
    text,
  }));
}

// What looks like a figure and is none: comments, sizes of types, numbers of columns, names of errors, patterns and other texts.
const noFigures = [
  /--.*$/gm,
  /\b(?:bit|char|numeric|varchar)\(\d+(?:, ?\d+)?\)/gi,
  /\b(?:group|order) by \d+(?:, ?\d+)*/gi,
  /\berrcode = '\w+'/gi,
  /e?'(?:[^']|'')*'/gi,
];
// A text that is a figure: a time, a date, a span of time, or a number that is cast.
const spokenFigure = /'[+-]?\d[\w: .-]*'/g;

/** The figures of a function or a trigger beyond 0 and 1, each once, as they are written. */
export function figuresOf({ text }: SqlPart): string[] {
  const code = text.replace(/--.*$/gm, '').replace(/\berrcode = '\w+'/gi, '');
  const spoken = [...code.matchAll(spokenFigure)].map(([figure]) => figure).filter((one) => !/^'[01]'$/.test(one));
  const bare = noFigures.reduce((rest, pattern) => rest.replace(pattern, ' '), code);
  const plain = [...bare.matchAll(/(?<![\w.$])\d+(?:\.\d+)?(?![\w.])/g)]
    .map(([figure]) => figure)
    .filter((one) => !['0', '1'].includes(one));
  return [...new Set([...spoken, ...plain])].sort();
}
