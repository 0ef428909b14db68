// A booking as booking/detail answers it, as far as papers read it.
import type { Brand } from '#src/server/config/brand.ts';
import type { Detail } from '../voucher-facts.ts';

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
}

/** A confirmed booking in Kathmandu with the words that a test is about. */
export function sampleDetail(wish: Wish = {}): Detail {
  const used: Partial<Detail> = {
    ref: 'BCDFHJKM',
    pax: 3,
    starts_at: '2026-12-05T11:15:00.000Z',
    ends_at: '2026-12-05T14:15:00.000Z',
    time_zone: 'Asia/Kathmandu',
    contact: { first_name: wish.firstName ?? 'Ada', last_name: 'Lovelace', email: 'a@b.test', isd_code: '', phone: '' },
    meeting_point: { text: wish.meeting ?? 'Blue gate', latitude: 27.7215, longitude: 85.362, image: null },
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
    cash: { usd: 48, amount: 6810, currency: 'NPR' },
    policy: { free_until: '2026-12-01T17:00' },
    quote: { deposit: 8, service_fee: 2.4, coupon_discount: 5 },
  } as Detail;
}
