const email =
  /[\p{L}\d._%+-]+\s?(?:@|\(at\)|\[at\]|\s+at\s+(?=[\p{L}\d-]+\s*(?:\.|\(dot\)|\[dot\]|\s+dot\s+)\s*\p{L}{2,}))\s?[\p{L}\d-]+(?:\s?(?:\.|\(dot\)|\[dot\]|\s+dot\s+)\s?[\p{L}\d-]+)+/giu;
const address =
  /\b(?:https?:\/\/|www\.)\S+|\b[\p{L}\d-]+\.(?:com|net|org|info|biz|app|link|page|me|io|co|asia|travel|vn|np|in|kh|la|id|th|ph|my|mm)\b(?:\/\S*)?/giu;
const handle = /(?<![\p{L}\d])@[\p{L}\d._]{3,}/gu;
// Seven digits or more with what people write between them; dates, times and prices have fewer or another form.
const phone = /(?<![\p{L}\d])\+?\d(?:[ \t().\-/]{0,3}\d){6,17}(?!\d)/gu;
const date = /^\d{4}[-/.]\d{1,2}[-/.]\d{1,2}$|^\d{1,2}[-/.]\d{1,2}[-/.]\d{4}$|^\d{1,3}(?:[.,]\d{3})+$/;
const channel =
  /\b(?:whats\s?app|wechat|weixin|telegram|viber|zalo|kakao\s?talk|messenger|instagram|facebook|skype|signal app|line id)\b/giu;
const payment =
  /\b(?:western union|money\s?gram|bank transfer|wire transfer|bank account|iban|swift code|paypal|venmo|cash\s?app|zelle|revolut|wise\.com|bitcoin|crypto(?:currency)?|usdt|gcash|momo wallet|esewa|khalti|paytm|upi|promptpay)\b/giu;

/**
 * A message without ways round the marketplace: addresses, phone numbers, accounts and payment services are hidden until
 * a booking is confirmed (docs/domain/inquiry.md#contacts-are-hidden). A net and no wall: it is there so that nobody pays a
 * stranger by mistake.
 * @param hidden what stands in their place; long enough that a message never falls below its minimum
 */
export function maskContacts(text: string, hidden: string): { readonly text: string; readonly isMasked: boolean } {
  const masked = [email, address, handle, channel, payment].reduce(
    (left, pattern) => left.replace(pattern, hidden),
    text.replace(phone, (found) => (date.test(found.trim()) ? found : hidden)),
  );
  return { text: masked, isMasked: masked !== text };
}
