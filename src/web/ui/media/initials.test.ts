import { describe, expect, it } from 'vitest';
import { initials } from './Avatar.tsx';

describe('initials', () => {
  it.each([
    ['Maya Guest', 'MG'],
    ['linh', 'L'],
    ['Ni Made Ayu Lestari', 'NL'],
    ['Émile Ötvös', 'ÉÖ'],
    ['अनिता शर्मा', 'अश'],
    ['Kham ใจคำ', 'Kจ'],
    ['Sengdao ແກ້ວມະນີ', 'Sກ'],
    ['โอ', 'อ'],
    ['', ''],
  ])('of %s are %s', (name, letters) => {
    expect(initials(name)).toBe(letters);
  });
});
