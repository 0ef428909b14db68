/** An error as the card fields report it. */
export interface FieldProblem {
  type: 'validation_error';
  code: string;
  message: string;
}

export interface Judgement {
  complete: boolean;
  empty: boolean;
  error: FieldProblem | null;
}

export type FieldType = 'cardNumber' | 'cardExpiry' | 'cardCvc';

export function digitsOf(text: string): string;
export function brandOf(digits: string): string;
export function cvcLength(brand: string): number;
export function passesCheckDigit(digits: string): boolean;
export function groupNumber(digits: string): string;
export function formatExpiry(digits: string): string;
export function judgeNumber(digits: string): Judgement;
export function judgeExpiry(digits: string, year: number, month: number): Judgement;
export function judgeCvc(digits: string, brand: string): Judgement;
export function incomplete(type: FieldType): FieldProblem;
