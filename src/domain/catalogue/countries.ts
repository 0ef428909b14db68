/** One of the countries that a catalogue may name without an entry of its own. */
export interface Country {
  /** ISO 3166-1. */
  readonly code: string;
  readonly name: string;
  /** Dialling code, without the plus. */
  readonly isd: string;
  /** ISO 4217. */
  readonly currency: string;
  /** The country's IANA time zones, the one of its capital first. */
  readonly zones: readonly string[];
}

/** The ten country groups in the order of lists (docs/content.md#cities). */
export const countries: readonly Country[] = [
  { code: 'NP', name: 'Nepal', isd: '977', currency: 'NPR', zones: ['Asia/Kathmandu'] },
  { code: 'IN', name: 'India', isd: '91', currency: 'INR', zones: ['Asia/Kolkata'] },
  { code: 'KH', name: 'Cambodia', isd: '855', currency: 'KHR', zones: ['Asia/Phnom_Penh'] },
  { code: 'VN', name: 'Vietnam', isd: '84', currency: 'VND', zones: ['Asia/Ho_Chi_Minh'] },
  { code: 'LA', name: 'Laos', isd: '856', currency: 'LAK', zones: ['Asia/Vientiane'] },
  {
    code: 'ID',
    name: 'Indonesia',
    isd: '62',
    currency: 'IDR',
    zones: ['Asia/Jakarta', 'Asia/Pontianak', 'Asia/Makassar', 'Asia/Jayapura'],
  },
  { code: 'TH', name: 'Thailand', isd: '66', currency: 'THB', zones: ['Asia/Bangkok'] },
  { code: 'PH', name: 'Philippines', isd: '63', currency: 'PHP', zones: ['Asia/Manila'] },
  { code: 'MY', name: 'Malaysia', isd: '60', currency: 'MYR', zones: ['Asia/Kuala_Lumpur', 'Asia/Kuching'] },
  { code: 'MM', name: 'Myanmar', isd: '95', currency: 'MMK', zones: ['Asia/Yangon'] },
];
