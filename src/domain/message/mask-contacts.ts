const email =
  /[\p{L}\d._%+-]+\s?(?:@|\(at\)|\[at\]|\s+at\s+(?=[\p{L}\d-]+\s*(?:\.|\(dot\)|\[dot\]|\s+dot\s+)\s*\p{L}{2,}))\s?[\p{L}\d-]+(?:\s?(?:\.|\(dot\)|\[dot\]|\s+dot\s+)\s?[\p{L}\d-]+)+/giu;
const address =
  /\b(?:https?:\/\/|www\.)\S+|\b[\p{L}\d-]+\.(?:com|net|org|info|biz|app|link|page|me|io|co|asia|travel|vn|np|in|kh|la|id|th|ph|my|mm)\b(?:\/\S*)?/giu;
const handle = /(?<![\p{L}\d])@[\p{L}\d._]{3,}/gu;
// Seven digits or more, of any script, with what people write between them; dates, times and prices have fewer or another form.
const phone = /(?<![\p{L}\p{Nd}])\+?\p{Nd}(?:[ \t().\-/·_*]{0,3}\p{Nd}){6,17}(?!\p{Nd})/gu;
// Letters that cannot be seen, and take an address apart only for a program.
const unseen = /[\u00AD\u200B-\u200D\u2060\uFEFF]/gu;
const date = /^\d{4}[-/.]\d{1,2}[-/.]\d{1,2}$|^\d{1,2}[-/.]\d{1,2}[-/.]\d{4}$|^\d{1,3}(?:[.,]\d{3})+$/;
const channel =
  /\b(?:whats\s?app|wechat|weixin|telegram|viber|zalo|kakao\s?talk|messenger|instagram|facebook|skype|signal app|line id)\b/giu;
const payment =
  /\b(?:western union|money\s?gram|bank transfer|wire transfer|bank account|iban|swift code|paypal|venmo|cash\s?app|zelle|revolut|wise\.com|bitcoin|crypto(?:currency)?|usdt|gcash|momo wallet|esewa|khalti|paytm|upi|promptpay)\b/giu;

/**
 * A message without ways round the marketplace: addresses, phone numbers, accounts and payment services are hidden until
 * a booking is confirmed (docs/messages.md#contacts-are-hidden). A net and no wall: it is there so that nobody pays a
 * stranger by mistake.
 * @param hidden what stands in their place; long enough that a message never falls below its minimum
 */
export function maskContacts(text: string, hidden: string): { readonly text: string; readonly isMasked: boolean } {
  // Joiners belong to many scripts: they go only from a message in which something is found without them.
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
    text.replace(phone, (found) => (date.test(found.trim()) ? found : hidden)),
  );
}
