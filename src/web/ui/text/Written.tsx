import { scriptTag } from '#src/texts/script-tag.ts';

interface WrittenProps {
  readonly children: string;
  /** The known language; by default that of a non-Latin script. */
  readonly language?: string;
  /** A block: aligned by its language, with the author's line breaks. */
  readonly isBlock?: boolean;
}

/** User text with isolated direction, for Arabic and Hebrew punctuation, and its language, for screen readers. */
export function Written({ children, language = scriptTag(children), isBlock = false }: WrittenProps) {
  return (
    <bdi lang={language} className={isBlock ? 'block whitespace-pre-line' : undefined}>
      {children}
    </bdi>
  );
}
