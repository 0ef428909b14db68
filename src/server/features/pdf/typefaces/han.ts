// In whose drawing letters of Chinese origin are shown: they have one code and look different in four places.
import type { HanFamily } from './cuts.ts';

const kana = /[\p{Script=Hiragana}\p{Script=Katakana}]/u;
const hangul = /\p{Script=Hangul}/u;

/** The typefaces that are asked for such a letter, the best one first (docs/vouchers.md#letters). */
export function hanOrder(text: string, tag: string): readonly HanFamily[] {
  if (kana.test(text)) return orders.ja;
  if (hangul.test(text)) return orders.ko;
  const { language, script } = new Intl.Locale(tag).maximize();
  if (language === 'zh') return script === 'Hant' ? orders.hant : orders.hans;
  return language === 'ja' ? orders.ja : language === 'ko' ? orders.ko : orders.hans;
}

const orders = {
  hans: ['noto-sans-sc', 'noto-sans-tc', 'noto-sans-jp', 'noto-sans-kr'],
  hant: ['noto-sans-tc', 'noto-sans-jp', 'noto-sans-sc', 'noto-sans-kr'],
  ja: ['noto-sans-jp', 'noto-sans-tc', 'noto-sans-sc', 'noto-sans-kr'],
  ko: ['noto-sans-kr', 'noto-sans-tc', 'noto-sans-jp', 'noto-sans-sc'],
} as const;
