// Words that have a better name in the field: no identifier contains them (docs/glossary.md#words-we-replaced).
import { reporterOf, type Node, type Rule } from './rule.ts';

/** Each with its replacement. */
export const replacedWords: Readonly<Record<string, string>> = {
  office: 'admin, or staff for people',
  paper: 'credential for what a host shows, pdf or page for what is printed',
  stranger: 'outsider in tests, unauthorized in a refusal',
  news: 'notice',
  letterbox: 'mailbox',
  lend: 'replica',
  lent: 'replica',
  anew: 'again',
  otherwise: 'what it is: fallback, manual',
  somebody: 'the role: guest, host, operator, user',
  nobody: 'none, or anonymous',
  whoever: 'the role: guest, host, operator, user',
};

const wordsOf = (name: string) => name.split(/(?<=[a-z0-9])(?=[A-Z])|_|\$/).map((word) => word.toLowerCase());

export const replacedWord: Rule = {
  createOnce: (context) => {
    let report: ReturnType<typeof reporterOf> = null;
    const judge = (node: Node) => {
      for (const word of wordsOf(String(node.name)))
        if (Object.hasOwn(replacedWords, word)) report?.(`${String(node.name)}: say ${replacedWords[word]}`, node);
    };
    return {
      before() {
        report = reporterOf('replaced-word', context);
        return report !== null;
      },
      Identifier: judge,
      JSXIdentifier: judge,
    };
  },
};
