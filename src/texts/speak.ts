// A page in a language of hosts takes over what the server wrote: its words, and its dates and numbers. Loaded by such pages alone.
import { hostFormats } from './host-formats.ts';
import { formatsFrom } from './intl.ts';
import { type HostWords, speakIn } from './translate.ts';

/** Before anything is said on the page. */
export function speak(words: HostWords): void {
  speakIn(words);
  formatsFrom(hostFormats((language) => (language === words.language ? words.names : undefined)));
}
