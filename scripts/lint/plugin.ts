// The lint rules that are this project's own, for the linter (.oxlintrc.json says where each holds). The linter calls its plugins an
// alpha: each rule is small, and `tests/repo/lint.test.ts` shows that it still finds what it is for.
import { literalText, serverText, textAtImport } from './catalogue-rules.ts';
import type { RuleName } from './exceptions.ts';
import { replacedWord } from './name-rules.ts';
import type { Rule } from './rule.ts';
import { catalogueRead, logicalSides, moneyEdge, namedLanguage, steadyWidths } from './text-rules.ts';

const rules: Readonly<Record<RuleName, Rule>> = {
  // Texts are in catalogues and read once a language is known.
  'literal-text': literalText,
  'server-text': serverText,
  'text-at-import': textAtImport,
  'named-language': namedLanguage,
  'catalogue-read': catalogueRead,
  // Styles serve both writing directions and every font.
  'logical-sides': logicalSides,
  'steady-widths': steadyWidths,
  // Amounts are whole minor units.
  'money-edge': moneyEdge,
  'replaced-word': replacedWord,
};

export default { meta: { name: 'banyan' }, rules };
