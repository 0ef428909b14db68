import { classNames } from '#src/web/ui/class-names.ts';

// Accent by country, dark enough for light text.
const accents: Readonly<Record<string, string>> = {
  NP: '#8f3522',
  IN: '#2357a5',
  KH: '#2f6b5a',
  VN: '#0f6b73',
  LA: '#7a4a12',
  ID: '#0b5a48',
  TH: '#0e4a4f',
  PH: '#0f5fa6',
  MY: '#22645c',
  MM: '#8c2f39',
};

function countryAccent(code: string | undefined): string {
  return accents[code ?? ''] ?? '#5a4a41';
}

interface AvatarProps {
  readonly name: string;
  readonly image?: string | null;
  readonly country?: string;
  readonly size?: 'small' | 'medium' | 'large';
}

const sizes = { small: 'size-9 text-small', medium: 'size-14 text-h3', large: 'size-20 text-h2' } as const;

/** First letters of the first and last word, in any script. */
export function initials(name: string): string {
  const words = name.trim().split(/\s+/);
  const first = firstLetter(words[0] ?? '');
  const last = words.length > 1 ? firstLetter(words.at(-1) ?? '') : '';
  return (first + last).toUpperCase();
}

// Thai and Lao write some vowels before their consonant, which is the initial.
const VOWELS_BEFORE = /^[\u0E40-\u0E44\u0EC0-\u0EC4]+(?=.)/u;

function firstLetter(word: string): string {
  return [...word.replace(VOWELS_BEFORE, '')][0] ?? '';
}

/** A profile photo, or initials. Decorative: the name is next to it. */
export function Avatar({ name, image, country, size = 'medium' }: AvatarProps) {
  const shape = classNames('shrink-0 rounded-full', sizes[size]);
  if (image !== undefined && image !== null && image !== '') {
    return (
      <img
        src={image}
        alt=""
        width={80}
        height={80}
        loading="lazy"
        className={classNames(shape, 'photo-edge object-cover')}
      />
    );
  }
  return (
    <span
      aria-hidden
      className={classNames(shape, 'grid place-items-center font-serif text-on-night')}
      style={{ backgroundColor: countryAccent(country) }}
    >
      {initials(name)}
    </span>
  );
}
