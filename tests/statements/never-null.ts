// Whether an expression, as the planner formats it, is provably never null.

// Return a value whenever all arguments are values.
const strict = new Set(
  `extract now round floor ceil abs lower upper to_char encode timezone count row_number jsonb_build_object
  jsonb_build_array date_part length numeric btrim ANY array_length GREATEST LEAST`.split(/\s+/),
);

/**
 * `isColumnSure` decides for a column by alias and name, the alias being empty with a single table; `innerOf` returns
 * the expression of an inner query's row.
 */
export interface Known {
  isColumnSure: (alias: string, column: string) => boolean;
  innerOf: (name: string) => string | undefined;
}

/**
 * True when each column in it has a value and each function and operator then returns one. False in doubt: the caller
 * lists expressions that are sure for another reason.
 */
export function isNeverNull(expression: string, known: Known): boolean {
  let text = expression.replaceAll(/'(?:[^']|'')*'/g, '1');
  // The planner formats a call of btrim in standard SQL.
  text = text.replaceAll(/\bTRIM\(BOTH FROM /g, 'btrim(');
  text = text.replaceAll(/ IS (NOT )?(NULL|TRUE|FALSE)\b/g, ' IS ');
  // The planner puts brackets around each test: text before the last of them cannot make it null.
  text = text.replaceAll(/\b(FILTER|OVER) (\w+|\((?:[^()]|\([^()]*\))*\))/g, '');
  text = replaceCalls(text, /\b(EXISTS|ARRAY|count|jsonb_build_object|jsonb_build_array|row_number)\(/, () => true);
  text = replaceCalls(text, /\bCOALESCE\(/, (inside) => isNeverNull(splitArguments(inside).at(-1)!, known));
  text = text.replaceAll(/\([^()]* IS (DISTINCT FROM [^()]*)?\)|^[^()]* IS $/g, '1');
  text = text.replaceAll(/\((SubPlan \d+|InitPlan \d+)\)(\.col1)?/g, (all, name: string) => {
    const inner = known.innerOf(name);
    return inner !== undefined && isNeverNull(inner, known) ? '1' : all;
  });
  text = text.replaceAll('ARRAY[', '(').replaceAll(']', ')');
  if (/->|#>|@>>|\[|\$\d|SubPlan|InitPlan|NULL|CASE(?!.*ELSE)/.test(text)) return false;
  if ([...text.matchAll(/\bCASE\b/g)].length !== [...text.matchAll(/\bELSE\b/g)].length) return false;
  const calls = [...text.matchAll(/\b(\w+)\(/g)].filter(
    ([, name]) => !/^(AND|OR|NOT|WHEN|THEN|ELSE|EXTRACT|CASE)$/.test(name!),
  );
  if (calls.some(([, name]) => !strict.has(name!))) return false;
  const bare = text.replaceAll(/::"?[a-z][\w ]*"?(\(\d+(,\d+)?\))?(\[\])?/g, '').replaceAll(/EXTRACT\(\w+ FROM/g, '(');
  const columns = [...bare.matchAll(/\b([a-z_]\w*)\.("?\w+"?)/g)];
  const words = bare.replaceAll(/\b[a-z_]\w*\.("?\w+"?)/g, '').matchAll(/\b[a-z_]\w*\b(?!\()/g);
  const isKnownWord = ([word]: string[]) => ['true', 'false'].includes(word!) || known.isColumnSure('', word!);
  return columns.every(([, alias, name]) => known.isColumnSure(alias!, name!)) && [...words].every(isKnownWord);
}

/** Replaces calls of `name` whose inside passes by a value. */
function replaceCalls(text: string, name: RegExp, passes: (inside: string) => boolean): string {
  const found = name.exec(text);
  if (!found) return text;
  const from = found.index + found[0].length;
  let to = from;
  for (let depth = 1; depth > 0 && to < text.length; to += 1) depth += text[to] === '(' ? 1 : text[to] === ')' ? -1 : 0;
  const inside = text.slice(from, to - 1);
  const rest = replaceCalls(text.slice(to), name, passes);
  if (passes(inside)) return `${text.slice(0, found.index)}1${rest}`;
  return `${text.slice(0, from)}${inside})${rest}`;
}

function splitArguments(text: string): string[] {
  let depth = 0;
  const parts = [''];
  for (const letter of text) {
    depth += letter === '(' || letter === '[' ? 1 : letter === ')' || letter === ']' ? -1 : 0;
    if (letter === ',' && depth === 0) parts.push('');
    else parts[parts.length - 1] += letter;
  }
  return parts;
}
