// A booking as booking/detail returns it, with the fields that documents read.
import type { Brand } from '#src/server/platform/config/brand.ts';
import type { Detail } from '#src/server/features/pdf/sheets/voucher-facts.ts';

export const sampleBrand: Brand = {
  name: 'Banyan',
  tagline: '',
  logo: null,
  press_title: 'Press',
  contacts: { email: 'help@banyan.example', phone: '+1 555 0100', whatsapp: '' },
  social: [],
};

interface Wish {
  title?: string;
  firstName?: string;
  meeting?: string;
  pickup?: string;
  bring?: string[];
  lastName?: string;
  hasCash?: boolean;
  status?: Detail['booking_status'];
  deadlines?: Detail['policy']['deadlines'];
  cash?: Pick<Detail['cash'], 'usd' | 'amount' | 'currency'>;
  quote?: Detail['quote'];
}

/** Price 20 for one guest of two with a code of 5.00, as in docs/domain/pricing.md, and a translator at 10.00. */
export const sampleQuote = {
  lines: [
    { code: 'base', label: 'Experience', unit: 20, quantity: 1, amount: 20 },
    { code: 'addon', label: 'Translator', unit: 10, quantity: 1, amount: 10 },
    { code: 'surcharge', label: 'Small group surcharge', unit: 20, quantity: 1, amount: 20 },
    { code: 'service_fee', label: 'Service fee', unit: null, quantity: 1, amount: 3 },
  ],
  experience_total: 50,
  deposit: 10,
  service_fee: 3,
  total_booking_fee: 13,
  total_price: 53,
  coupon_discount: 5,
  booking_deposit_due: 8,
  balance_due_to_host: 40,
} as unknown as Detail['quote'];

/** A confirmed booking in Kathmandu with the test's texts. */
export function sampleDetail(wish: Wish = {}): Detail {
  const used: Partial<Detail> = {
    ref: 'BCDFHJKM',
    pax: 3,
    starts_at: '2026-12-05T11:15:00.000Z',
    ends_at: '2026-12-05T14:15:00.000Z',
    time_zone: 'Asia/Kathmandu',
    contact: {
      first_name: wish.firstName ?? 'Ada',
      last_name: wish.lastName ?? 'Lovelace',
      email: 'a@b.test',
      isd_code: '',
      phone: '',
    },
    meeting_point: {
      text: wish.meeting ?? 'Blue gate',
      latitude: 27.7215,
      longitude: 85.362,
      image: null,
      centre: null,
      landmarks: [],
    },
    addons: [{ id: 1, title: 'Translator', count: 1, amount: 15 }],
    bring: wish.bring ?? ['A warm layer'],
    pickup: wish.pickup === undefined ? null : { address: wish.pickup, latitude: null, longitude: null },
    paid_online: 15.6,
    qr: `BNY1.AAAAAAAA.${'x'.repeat(90)}.${'y'.repeat(86)}`,
  };
  return {
    ...used,
    course: { title: wish.title ?? 'Momo evening', city_name: 'Kathmandu', country_name: 'Nepal' },
    host: { name: 'Sunita Shakya', phone: '+977 1 5550100' },
    cash:
      wish.cash ??
      (wish.hasCash === false ? { usd: 0, amount: 0, currency: 'NPR' } : { usd: 40, amount: 5675, currency: 'NPR' }),
    booking_status: wish.status ?? 'confirmed',
    policy: {
      free_until: '2026-12-01T17:00',
      deadlines: wish.deadlines ?? [
        { until: '2026-12-01T17:00', percent: 100 },
        { until: '2026-12-04T17:00', percent: 50 },
      ],
    },
    quote: wish.quote ?? sampleQuote,
  } as Detail;
}
