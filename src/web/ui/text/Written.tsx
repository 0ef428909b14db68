import { scriptTag } from '#src/texts/script-tag.ts';

interface WrittenProps {
  readonly children: string;
  /** The language that it is known to be in; else that of its script, where it is not Latin. */
  readonly language?: string;
  /** A text of its own, which begins where its language begins lines and keeps the author's line breaks. */
  readonly isBlock?: boolean;
}

/**
 * Text by a user: a title, a name, a story. It has a direction of its own, so that Arabic and Hebrew words keep their brackets and
 * marks and leave those beside them alone, and screen readers learn its language.
 */
export function Written({ children, language = scriptTag(children), isBlock = false }: WrittenProps) {
  return (
    <bdi lang={language} className={isBlock ? 'block whitespace-pre-line' : undefined}>
      {children}
    </bdi>
  );
}
