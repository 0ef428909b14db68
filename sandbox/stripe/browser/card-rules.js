// The rules of card fields: brand, check digit, grouping, dates. Used by the card frame and by the service.

const BRANDS = [
  { brand: 'amex', starts: /^3[47]/, lengths: [15], groups: [4, 6, 5], cvc: 4 },
  { brand: 'diners', starts: /^3(?:0[0-5]|[689])/, lengths: [14, 16], groups: [4, 6, 4], cvc: 3 },
  { brand: 'jcb', starts: /^35(?:2[89]|[3-8])/, lengths: [16], groups: [4, 4, 4, 4], cvc: 3 },
  { brand: 'discover', starts: /^6(?:011|4[4-9]|5)/, lengths: [16], groups: [4, 4, 4, 4], cvc: 3 },
  { brand: 'unionpay', starts: /^62/, lengths: [16, 17, 18, 19], groups: [4, 4, 4, 4, 3], cvc: 3 },
  {
    brand: 'mastercard',
    starts: /^(?:5[1-5]|2(?:22[1-9]|2[3-9]|[3-6]|7[01]|720))/,
    lengths: [16],
    groups: [4, 4, 4, 4],
    cvc: 3,
  },
  { brand: 'visa', starts: /^4/, lengths: [16], groups: [4, 4, 4, 4], cvc: 3 },
];
const UNKNOWN = { brand: 'unknown', starts: /^/, lengths: [16], groups: [4, 4, 4, 4], cvc: 3 };

function ruleOf(digits) {
  return BRANDS.find((rule) => rule.starts.test(digits)) ?? UNKNOWN;
}

export function digitsOf(text) {
  return text.replace(/\D/g, '');
}

/** The card brand of these first digits, or `unknown`. */
export function brandOf(digits) {
  return ruleOf(digits).brand;
}

/** The length of a brand's security code. */
export function cvcLength(brand) {
  return brand === 'amex' ? 4 : 3;
}

/** Whether the check digit is right (Luhn). */
export function passesCheckDigit(digits) {
  let sum = 0;
  for (let place = 0; place < digits.length; place += 1) {
    const digit = Number(digits[digits.length - 1 - place]);
    const doubled = place % 2 === 1 ? digit * 2 : digit;
    sum += doubled > 9 ? doubled - 9 : doubled;
  }
  return digits.length > 0 && sum % 10 === 0;
}

/** A card number in the groups of its brand, cut to the brand's length. */
export function groupNumber(digits) {
  const rule = ruleOf(digits);
  const parts = [];
  let rest = digits.slice(0, Math.max(...rule.lengths));
  for (const size of rule.groups) {
    if (rest === '') break;
    parts.push(rest.slice(0, size));
    rest = rest.slice(size);
  }
  if (rest !== '') parts.push(rest);
  return parts.join(' ');
}

/** Typed expiry: `4` becomes `04 / `, `1234` becomes `12 / 34`. */
export function formatExpiry(digits) {
  const padded = /^[2-9]/.test(digits) ? `0${digits}` : digits;
  const month = padded.slice(0, 2);
  return month.length < 2 ? month : `${month} / ${padded.slice(2, 4)}`;
}

/** Judges a number: `error` is null while nothing is wrong yet. */
export function judgeNumber(digits) {
  const rule = ruleOf(digits);
  if (digits === '') return { complete: false, empty: true, error: null };
  if (!rule.lengths.includes(digits.length)) return { complete: false, empty: false, error: null };
  if (!passesCheckDigit(digits)) {
    return { complete: false, empty: false, error: problem('invalid_number', 'Your card number is invalid.') };
  }
  return { complete: true, empty: false, error: null };
}

/** Judges an expiry of up to four digits (MMYY) against a year and month (1 to 12). */
export function judgeExpiry(digits, year, month) {
  if (digits === '') return { complete: false, empty: true, error: null };
  if (digits.length < 4) return { complete: false, empty: false, error: null };
  const wantedMonth = Number(digits.slice(0, 2));
  const wantedYear = 2000 + Number(digits.slice(2, 4));
  const error = expiryProblem(wantedYear, wantedMonth, year, month);
  return { complete: error === null, empty: false, error };
}

function expiryProblem(wantedYear, wantedMonth, year, month) {
  if (wantedMonth < 1 || wantedMonth > 12) {
    return problem('invalid_expiry_month', "Your card's expiration date is invalid.");
  }
  if (wantedYear < year) return problem('invalid_expiry_year_past', "Your card's expiration year is in the past.");
  if (wantedYear > year + 50) return problem('invalid_expiry_year', "Your card's expiration year is invalid.");
  if (wantedYear === year && wantedMonth < month) {
    return problem('invalid_expiry_month_past', "Your card's expiration date is in the past.");
  }
  return null;
}

/** Judges a security code; an unknown brand takes three or four digits. */
export function judgeCvc(digits, brand) {
  if (digits === '') return { complete: false, empty: true, error: null };
  const complete = brand === 'unknown' ? digits.length >= 3 : digits.length === cvcLength(brand);
  return { complete, empty: false, error: null };
}

/** The error of an incomplete field when the guest pays. */
export function incomplete(type) {
  if (type === 'cardNumber') return problem('incomplete_number', 'Your card number is incomplete.');
  if (type === 'cardExpiry') return problem('incomplete_expiry', "Your card's expiration date is incomplete.");
  return problem('incomplete_cvc', "Your card's security code is incomplete.");
}

function problem(code, message) {
  return { type: 'validation_error', code, message };
}
