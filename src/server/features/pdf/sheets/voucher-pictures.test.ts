// Vouchers and receipts as pictures: names and places in all scripts; nothing may cover the cash. People approved each;
// BANYAN_PICTURES=approve replaces them.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import process from 'node:process';
import { buffer } from 'node:stream/consumers';
import PDFDocument from 'pdfkit';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import type { ReceiptFacts } from '#src/server/features/trip/documents-queries.ts';
import { type Area, missingSigns, pictureOf, type Picture } from '#tests/support/document/pdf-picture.ts';
import { sampleBrand, sampleDetail } from '#tests/support/document/sample-detail.ts';
import { nearbyOf } from '#src/server/map/surroundings.ts';
import { useFont } from '#src/server/features/pdf/typefaces/cuts.ts';
import { receiptPdf } from './receipt-pdf.ts';
import { voucherPdf } from './voucher-pdf.ts';

const folder = fileURLToPath(new URL('../../../../../tests/reference/vouchers/', import.meta.url));
const head = { x: 40, y: 30, width: 515, height: 365 };
const scale = 1.25;

const vouchers: Record<string, Parameters<typeof sampleDetail>[0]> = {
  vietnamese: {
    title: 'Phở và bún chả ở Phố Cổ',
    lastName: '',
    firstName: 'Nguyễn Thị Ngọc Ánh',
    meeting: 'Số 9 ngõ Hàng Hương, cạnh chợ',
  },
  arabic: {
    title: 'طهي العشاء (3 أطباق) في هانوي',
    lastName: '',
    firstName: 'محمد عبد الله الحسن',
    meeting: 'البوابة الزرقاء، شارع 12',
  },
  chinese: {
    title: '在河内老城学做春卷与米粉汤',
    lastName: '',
    firstName: '欧阳晓明',
    meeting: '还剑湖北侧的红桥，大榕树下（蓝色大门）。',
  },
  japanese: {
    title: 'ハノイの路地をあるく、おいしい屋台めぐり',
    lastName: '',
    firstName: '渡邊 さくら',
    meeting: '大聖堂の前、青い門のところ。',
  },
  korean: {
    title: '하노이 골목에서 함께하는 저녁 식사',
    lastName: '',
    firstName: '김민준',
    meeting: '성당 앞 파란 대문',
  },
  devanagari: {
    title: 'क्षितिज के साथ मोमो की शाम',
    lastName: '',
    firstName: 'श्री क्षितिज शर्मा',
    meeting: 'द्वारिका चौक, नीला गेट',
  },
  indian: {
    title: 'தமிழ் தோசை, తెలుగు భోజనం, ಕನ್ನಡ ಊಟ, ગુજરાતી થાળી',
    lastName: '',
    firstName: 'தமிழரசி கிருஷ்ணன்',
    meeting: 'ਪੰਜਾਬੀ ਢਾਬਾ, ଓଡ଼ିଆ ମନ୍ଦିର, සිංහල ක්‍රීඩා, བོད་ཡིག, ქართული, հայերեն, አማርኛ',
  },
  thai: {
    title: 'น้ำพริกและต้มยำที่บ้านคุณยาย',
    lastName: '',
    firstName: 'น้ำใจ ที่นี่ดี',
    meeting: 'ซอยสุขุมวิทสามสิบเอ็ด ใกล้ประตูสีน้ำเงิน',
  },
  khmer: { title: 'ធ្វើម្ហូបខ្មែរនៅផ្ទះ', lastName: '', firstName: 'សុខ ចាន់ធូ', meeting: 'ផ្សារធំថ្មី ផ្លូវព្រះមុនីវង្ស' },
  lao: { title: 'ເຮັດອາຫານລາວ ນ້ຳໃຈ', lastName: '', firstName: 'ສົມພອນ ວົງສາ', meeting: 'ວັດທາດຫຼວງ ນະຄອນຫຼວງວຽງຈັນ' },
  burmese: { title: 'ရန်ကုန်မြို့ ညနေစာ', lastName: '', firstName: 'မောင်အောင်ကျော်', meeting: 'ဗိုလ်ချုပ်အောင်ဆန်းဈေး' },
  bengali: {
    title: 'দার্জিলিংয়ের চা ও গল্প',
    lastName: '',
    firstName: 'শ্রেয়া চট্টোপাধ্যায়',
    meeting: 'নীল দরজা, ক্লক টাওয়ার',
  },
  malayalam: {
    title: 'കൊച്ചിയിലെ മീൻ കറി',
    lastName: '',
    firstName: 'ശ്രീജിത്ത് കൃഷ്ണൻ',
    meeting: 'ഫോർട്ട് കൊച്ചി, ചീനവലകൾ',
  },
  'long-name': {
    lastName: '',
    firstName: 'Konstantinos-Alexandros Papadopoulos-Georgiadis von und zu Hohenzollern-Sigmaringen',
  },
};

const receipt: ReceiptFacts = {
  number: '42',
  kind: 'payment',
  amount_minor: 724,
  currency: 'SGD',
  due_cents: 540,
  issued_at: new Date('2026-11-21T10:00:00Z'),
  method: 'alipay',
  fx_rate: '1.341200',
  payment_number: null,
};

interface Sheet {
  area: Area;
  make: () => Promise<Buffer>;
}

const sheets: Record<string, Sheet> = {
  'whole-sheet': {
    area: { x: 0, y: 0, width: 594, height: 840 },
    make: () => {
      const detail = sampleDetail();
      const around = nearbyOf({ latitude: 27.7143, longitude: 85.3146 });
      const meeting_point = { ...detail.meeting_point, latitude: 27.7143, longitude: 85.3146, ...around };
      return voucherPdf({ ...detail, meeting_point }, sampleBrand);
    },
  },
  ...Object.fromEntries(
    Object.entries(vouchers).map(([name, wish]): [string, Sheet] => [
      name,
      { area: head, make: () => voucherPdf(sampleDetail(wish), sampleBrand) },
    ]),
  ),
  ...Object.fromEntries(
    ['arabic', 'chinese'].map((name): [string, Sheet] => {
      const detail = sampleDetail(vouchers[name]);
      return [`receipt-${name}`, { area: head, make: () => receiptPdf({ receipt, detail, brand: sampleBrand }) }];
    }),
  ),
};

const pngOf = ({ grey, width, height }: Picture) =>
  sharp(grey, { raw: { width, height, channels: 1 } })
    .png({ palette: true, colours: 16, effort: 10 })
    .toBuffer();

async function approved(path: string): Promise<Buffer> {
  return sharp(readFileSync(path)).greyscale().raw().toBuffer();
}

/** Pixels that differ by more than the approved picture's sixteen greys allow. */
function difference({ grey }: Picture, other: Buffer): number {
  if (other.length !== grey.length) return grey.length;
  return grey.filter((value, at) => Math.abs(value - (other[at] ?? 0)) > 48).length;
}

describe('the picture of a sheet', () => {
  it.each(Object.entries(sheets))(
    'in %s is the approved one, without a sign for a missing letter',
    async (name, { area, make }) => {
      const pdf = await make();
      const picture = await pictureOf(pdf, area, scale);
      const path = `${folder}${name}.png`;
      if (process.env.BANYAN_PICTURES === 'approve') writeFileSync(path, await pngOf(picture));
      expect(existsSync(path)).toBe(true);
      expect(difference(picture, await approved(path))).toBe(0);
      expect(missingSigns(pdf)).toBe(0);
    },
  );

  it('would show what is missing: a typeface draws its first sign for a letter that it does not have', async () => {
    const doc = new PDFDocument();
    const done = buffer(doc);
    useFont(doc, 'noto-sans-latin', 400).text('A漢B').end();
    expect(missingSigns(await done)).toBe(1);
  });
});
