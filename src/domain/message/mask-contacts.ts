import { europeanNumerals } from '#src/domain/typed/signs.ts';

const email =
  /[\p{L}\d._%+-]+\s?(?:@|\(at\)|\[at\]|\s+at\s+(?=[\p{L}\d-]+\s*(?:\.|\(dot\)|\[dot\]|\s+dot\s+)\s*\p{L}{2,}))\s?[\p{L}\d-]+(?:\s?(?:\.|\(dot\)|\[dot\]|\s+dot\s+)\s?[\p{L}\d-]+)+/giu;
const address =
  /\b(?:https?:\/\/|www\.)\S+|\b[\p{L}\d-]+\.(?:com|net|org|info|biz|app|link|page|me|io|co|asia|travel|vn|np|in|kh|la|id|th|ph|my|mm)\b(?:\/\S*)?/giu;
const handle = /(?<![\p{L}\d])@[\p{L}\d._]{3,}/gu;
// Seven digits or more, in any script, with the usual separators.
const phone = /(?<![\p{L}\p{Nd}])\+?\p{Nd}(?:[ \t().\-/·_*]{0,3}\p{Nd}){6,17}(?!\p{Nd})/gu;
// Invisible characters, which split an address only for a program.
const unseen = /[\u00AD\u200B-\u200D\u2060\uFEFF]/gu;
// Days, times, sums and coordinates also look like digits with separators. Each pattern is narrow, so that no phone
// number matches.
const alone = (source: string) => String.raw`(?<![\d\uE000][-/.]?)${source}(?![-/.]?\d)(?![ \t().·_*]{1,3}\d{5})`;
const [day, month, year] = ['(?:0?[1-9]|[12]\\d|3[01])', '(?:0?[1-9]|1[0-2])', '(?:19|20|24|25)\\d\\d'];
const joined = (...parts: string[]) => ['-', '/', '\\.'].map((sign) => parts.join(sign)).join('|');
const named = '(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]{0,6}\\.?';
const anyYear = `(?:${year}|\\d\\d)`;
const clock = '(?:[01]?\\d|2[0-4])[:.][0-5]\\d';
const whole = String.raw`[1-9]\d{0,2}(?:[.,’']\d{3}){1,4}(?:[.,]\d{1,2})?`;
const sum = String.raw`(?:${whole}|[1-9]\d{0,2}(?: \d{3}){1,3}|[1-9]\d{0,7}(?:[.,]\d{1,2})?)`;
const span = String.raw`(?:\s?[-–]\s?`;
const unit =
  '(?:us ?\\$|usd|eur|npr|inr|khr|vnd|lak|idr|thb|php|myr|mmk|rs\\.?|rp\\.?|rm|dollars?|euros?|rupees?|rupiah|dong|đ|baht|kyats?|kip|riels?|pesos?|ringgit|[$€£¥₹฿₫₱៛₭रु]+)';
const noContacts = [
  // 2026-12-10, 10.12.2026, 12/10/26, 10/12-14/12, Dec 10 2026, 10 December 2026
  alone(`(?:${joined(year, month, day)}|${joined(day, month, anyYear)}|${joined(month, day, anyYear)})`),
  alone(String.raw`${day}([/.])${month}\s?[-–]\s?${day}\1${month}`),
  alone(`${named} ${day}(?:st|nd|rd|th)?,? ${year}`),
  alone(`${day}(?:st|nd|rd|th)? ${named},? ${year}`),
  // 8:30, 8.30-10.30
  alone(String.raw`${clock}(?:\s?[-–]\s?${clock}|(?<=:\d\d)|\s?(?:[ap]m|h|hrs)\b)`),
  // 100000-150000 IDR, Rs 1,500, 1.200.000-1.500.000, 1.200.000
  String.raw`(?<![\d\uE000])${sum}${span}${sum})?\s?${unit}(?!\p{L})`,
  String.raw`(?<!\p{L})${unit}\s?${sum}${span}(?:${unit}\s?)?${sum})?(?![.,]?\d)`,
  alone(`${whole}${span}${whole})?`),
  // 27.71501, 85.32396
  alone(String.raw`-?\d{1,2}\.\d{4,},\s?-?\d{1,3}\.\d{4,}`),
].map((source) => new RegExp(source, 'giu'));

/** A text of the same length in European numerals, with digits blanked out that are not contacts. */
function withoutFigures(text: string): string {
  const folded = text.replace(/[^\P{Nd}0-9]/gu, (sign) => (sign.length === 1 ? europeanNumerals(sign) : sign));
  return noContacts.reduce((left, pattern) => left.replace(pattern, (found) => '\uE000'.repeat(found.length)), folded);
}

/** Hides phone numbers; days, times and sums stay. */
function hidePhones(text: string, hidden: string): string {
  let at = 0;
  const parts = [...withoutFigures(text).matchAll(phone)].map(({ index, 0: found }) => {
    const before = text.slice(at, index);
    at = index + found.length;
    return before + hidden;
  });
  return parts.join('') + text.slice(at);
}

const channel =
  /\b(?:whats\s?app|wechat|weixin|telegram|viber|zalo|kakao\s?talk|messenger|instagram|facebook|skype|signal app|line id)\b/giu;
const payment =
  /\b(?:western union|money\s?gram|bank transfer|wire transfer|bank account|iban|swift code|paypal|venmo|cash\s?app|zelle|revolut|wise\.com|bitcoin|crypto(?:currency)?|usdt|gcash|momo wallet|esewa|khalti|paytm|upi|promptpay)\b/giu;

/**
 * Hides addresses, phone numbers, accounts and payment services in a message until a booking is confirmed
 * (docs/domain/messages.md#contacts-are-hidden). A safety net, not a wall: it keeps guests from paying a stranger by
 * mistake.
 * @param hidden the replacement; long enough that a message never falls below its minimum
 */
export function maskContacts(text: string, hidden: string): { readonly text: string; readonly isMasked: boolean } {
  // Many scripts need joiners: they are removed only if a contact is found without them.
  const plain = text.replace(unseen, '');
  const found = plain === text ? text : hide(plain, hidden);
  return found === plain ? seen(text, hidden) : { text: found, isMasked: true };
}

const seen = (text: string, hidden: string) => {
  const masked = hide(text, hidden);
  return { text: masked, isMasked: masked !== text };
};

function hide(text: string, hidden: string): string {
  return [email, address, handle, channel, payment].reduce(
    (left, pattern) => left.replace(pattern, hidden),
    hidePhones(text, hidden),
  );
}
