// Contact details at the foot, with links.
import type { Brand } from '#src/server/platform/config/brand.ts';
import { telUrl } from '#src/server/booking-texts/words.ts';
import { sheet, type Paper } from './paper.ts';
import { ink } from './style.ts';

export const inner = sheet.width - 2 * sheet.margin;
export const footTop = sheet.height - 58;

const style = { size: 9, colour: ink.soft };

export function drawFoot(paper: Paper, { contacts: { email, phone } }: Pick<Brand, 'contacts'>, words: string): void {
  rule(paper, footTop);
  const y = footTop + 10;
  const [first = words] = paper.lines(words, inner * 0.44, style);
  paper.text('P', [first], { x: sheet.margin, y, width: inner * 0.44 }, style);
  const links = [
    { text: email, url: `mailto:${email}`, x: 0.45, width: 0.33 },
    { text: phone, url: telUrl(phone), x: 0.79, width: 0.21 },
  ];
  for (const { text, url, x, width } of links) {
    if (text === '') continue;
    paper.text('P', [text], { x: sheet.margin + x * inner, y, width: width * inner }, { ...style, url });
  }
}

export function rule(paper: Paper, y: number): void {
  paper.ornament((doc) =>
    doc
      .moveTo(sheet.margin, y)
      .lineTo(sheet.margin + inner, y)
      .lineWidth(0.75)
      .stroke(ink.line),
  );
}
