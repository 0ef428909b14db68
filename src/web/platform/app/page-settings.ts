// Settings sent with every page. Nothing secret, and nothing personal but `staffAreas` on personal pages.

/** Operator name and contact (one settings file, docs/reference/texts.md#brand). */
import type { StaffArea } from '#src/domain/admin/areas.ts';
import type { MenuPlace, ShownMenus } from '#src/domain/catalogue/menus.ts';
import type { PriceCurrency } from '#src/domain/money/own-currency.ts';
import type { PayMethod } from '#src/domain/payment/methods.ts';
export interface Brand {
  readonly name: string;
  readonly tagline: string;
  /** A path on this site; null for the built-in mark. */
  readonly logo: string | null;
  readonly press_title: string;
  readonly contacts: { readonly email: string; readonly phone: string; readonly whatsapp: string };
  readonly social: readonly { readonly name: string; readonly url: string }[];
}

export interface SettingsPicture {
  readonly id: string;
  readonly alt: string;
  readonly width?: number;
  readonly height?: number;
  readonly blur: string | null;
  readonly dominant: string | null;
  /** The focal point as shares of width and height. */
  readonly focal: readonly [number, number] | null;
}

/** Built files of a page, read by `assetsFromManifest`. */
export interface PageAssets {
  readonly entry: string;
  /** Inlined into the page (ADR 023). */
  readonly headScript: string;
  readonly css: readonly string[];
  readonly fonts: readonly string[];
  /** By source path of a lazily loaded page. */
  readonly styles: Readonly<Record<string, readonly string[]>>;
  /** By source path of a lazily loaded page. */
  readonly modules: Readonly<Record<string, readonly string[]>>;
}

/** A MapLibre style and the provider's key where required (maps key). */
export interface MapSettings {
  readonly styleUrl: string;
  readonly key: string | null;
  /** On press, or automatically where the network allows it (docs/domain/search.md#streets). */
  readonly streets: 'on-request' | 'automatic';
}

/** Variants with integer weights by experiment (experiments map, ADR 008). */
export type ExperimentMap = Readonly<Record<string, Readonly<Record<string, number>>>>;

/** `methods` is empty where none is configured. */
export interface PaymentSettings {
  readonly publicKey: string;
  /** '' without cards and Alipay. */
  readonly scriptUrl: string;
  /** The first is the default (docs/domain/checkout.md#ways-to-pay). */
  readonly methods: readonly PayMethod[];
  /** The only origin a PayPal form may target; null without PayPal. */
  readonly paypalOrigin: string | null;
}

/** The first-visit offer (voucher code): a code and its terms as text. */
export interface FirstVisit {
  readonly code: string;
  readonly text: string;
}

export interface PageSettings {
  readonly brand: Brand;
  /** The home page's headline; null for the catalogue's. */
  readonly heroText: string | null;
  readonly mode: 'demo' | 'production';
  readonly isTrial?: boolean;
  readonly demoLogins?: readonly { readonly role: string; readonly account: string; readonly path: string }[];
  readonly currency: PriceCurrency;
  readonly payment: PaymentSettings;
  readonly firstVisit: FirstVisit | null;
  /** Subject on the right, an empty third on the left for the text. Null: no photo. */
  readonly hero: SettingsPicture | null;
  /** `/images` or a CDN, without a trailing slash. */
  readonly imageBase: string;
  /** Null: only the drawn map. */
  readonly map: MapSettings | null;
  /** Configured login providers (docs/domain/accounts.md#google-and-facebook). */
  readonly logins: readonly ('google' | 'facebook')[];
  readonly socialAppId: string | null;
  /** Such as `G-ABC123`; without any there is no consent banner (docs/reference/texts.md#analytics). */
  readonly analyticsIds: readonly string[];
  /** With `{city}` for the city's name. Null: off (404 page). */
  readonly accommodationsUrl: string | null;
  /** The partner text and its source (docs/reference/texts.md#partner-text). */
  readonly partners: { readonly shown: boolean; readonly source: string | null };
  readonly experiments: ExperimentMap;
  /** Titles in their own language; empty with a single language. */
  readonly languages: readonly { readonly locale: string; readonly title: string }[];
  readonly distributorId: string | null;
  /** Fractions for price examples: service fee, default deposit and commission, null where it is the whole deposit. */
  readonly rates: {
    readonly serviceFee: number;
    readonly deposit: number;
    readonly commission: number | null;
    /** An example booking in minor units, so the home page needs no pricing code. */
    readonly example: Readonly<Record<'pax' | 'price_cents' | 'total_cents' | 'online_cents' | 'cash_cents', number>>;
  };
  /** Existing content pages: the footer links only to these. */
  readonly contentPages: readonly string[];
  /** Undefined for the built-in menus (docs/reference/back-office.md#menus). */
  readonly ownMenus?: ShownMenus;
  /** Only on pages rendered for staff. */
  readonly staffAreas?: readonly StaffArea[];
  readonly assets: PageAssets;
  /** CSS declarations of the operator's colours; '' for the defaults. */
  readonly theme: string;
}

export type ClientSettings = Omit<PageSettings, 'assets' | 'theme' | 'ownMenus'> & { readonly menus?: NamedMenus };

export type NamedMenus = Readonly<
  Record<
    MenuPlace,
    { readonly title: string | null; readonly links: readonly { readonly url: string; readonly title: string }[] }
  >
>;
