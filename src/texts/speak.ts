// Makes a page in a language of hosts use the server's texts, dates and numbers. Only those pages load it.
import { hostFormats } from './host-formats.ts';
import { formatsFrom } from './intl.ts';
import { type HostWords, speakIn } from './translate.ts';

/** Call it before the page uses any text. */
export function speak(words: HostWords): void {
  speakIn(words);
  formatsFrom(hostFormats((language) => (language === words.language ? words.names : undefined)));
}
