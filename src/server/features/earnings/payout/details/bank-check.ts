// Whether typed bank details can be right: an IBAN proves itself by its check digits, a BIC by its shape
// (docs/domain/payouts.md#payout-details).
import { isSEPACountry, isValidBIC, validateIBAN, ValidationErrorsIBAN, countrySpecs } from 'ibantools';
import { isBankName, type PayoutDetails } from '#src/domain/earnings/payout-details.ts';
import { plainCode } from '#src/domain/typed/signs.ts';
import { t } from '#src/server/features/texts.ts';

export type BankFields = Partial<Record<keyof PayoutDetails, string>>;

/** What was typed, in the form of bank files, or what is wrong with which field. */
export function checkBankDetails(
  typed: PayoutDetails,
): { ok: true; details: PayoutDetails } | { ok: false; fields: BankFields } {
  const country = typed.country.toUpperCase();
  const details: PayoutDetails = {
    holder: typed.holder.trim().replaceAll(/\s+/gu, ' '),
    country,
    iban: plainCode(typed.iban).replace(/^IBAN:?/, ''),
    account_number: plainCode(typed.account_number),
    bank_name: typed.bank_name.trim(),
    bic: plainCode(typed.bic),
    branch_code: plainCode(typed.branch_code),
  };
  const fields: BankFields = {};
  if (!isBankName(details.holder)) fields.holder = t('payout.field.holder');
  if (!isCountry(country)) fields.country = t('payout.field.country');
  if (details.bic !== '' && !(isValidBIC(details.bic) && details.bic.slice(4, 6) === country))
    fields.bic = t('payout.field.bic');
  if (hasIbans(country) || details.iban !== '') checkIban(details, fields);
  else checkAccount(details, fields);
  if (Object.keys(fields).length > 0) return { ok: false, fields };
  // Where an IBAN says it all, a second number could only contradict it.
  return { ok: true, details: details.iban === '' ? details : { ...details, account_number: '', branch_code: '' } };
}

/** Where accounts have an IBAN. */
export const ibanCountries: string[] = Object.keys(countrySpecs).filter(
  (code) => /^[A-Z]{2}$/.test(code) && hasIbans(code),
);

/** Whether accounts of a country have an IBAN. */
function hasIbans(country: string): boolean {
  return countrySpecs[country]?.IBANRegistry === true || isSEPACountry(country);
}

function checkIban({ iban, country }: PayoutDetails, fields: BankFields): void {
  const { valid, errorCodes } = validateIBAN(iban);
  if (iban === '') fields.iban = t('payout.field.ibanMissing');
  else if (errorCodes.includes(ValidationErrorsIBAN.WrongIBANChecksum)) fields.iban = t('payout.field.ibanTypo');
  else if (!valid) fields.iban = t('payout.field.iban');
  else if (iban.slice(0, 2) !== country) fields.iban = t('payout.field.ibanCountry');
}

function checkAccount({ account_number, bank_name, branch_code }: PayoutDetails, fields: BankFields): void {
  if (!/^[A-Z0-9]{4,34}$/.test(account_number)) fields.account_number = t('payout.field.account');
  if (!isBankName(bank_name)) fields.bank_name = t('payout.field.bank');
  if (!/^[A-Z0-9]{0,35}$/.test(branch_code)) fields.branch_code = t('payout.field.branch');
}

/** Two letters that some country has. */
function isCountry(code: string): boolean {
  return /^[A-Z]{2}$/.test(code) && Object.hasOwn(countrySpecs, code);
}
