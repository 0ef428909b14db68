// Settings of the installation that the server sends with every page. Nothing secret: they are in the page's source. Nothing personal but
// `staffAreas`, which only pages rendered for one person have.

/** How an operator is called and reached (one settings file, docs/reference/texts.md#brand). */
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

/** A picture as pages reserve its place: tiny data URL and main colour come along. */
export interface SettingsPicture {
  readonly id: string;
  readonly alt: string;
  /** Of the stored picture, in pixels. */
  readonly width?: number;
  readonly height?: number;
  readonly blur: string | null;
  readonly dominant: string | null;
  /** What must stay in sight: shares of width and height. */
  readonly focal: readonly [number, number] | null;
}

/** Built files that a page loads, read from the build manifest by `assetsFromManifest`. */
export interface PageAssets {
  readonly entry: string;
  /** The text of the head script, inlined into the page (ADR 023). */
  readonly headScript: string;
  readonly css: readonly string[];
  /** Exactly the two Latin font files. */
  readonly fonts: readonly string[];
  /** Style files that a lazily loaded page adds, by its source path. */
  readonly styles: Readonly<Record<string, readonly string[]>>;
  /** Script files of a lazily loaded page, by its source path. */
  readonly modules: Readonly<Record<string, readonly string[]>>;
}

/** Where the detailed map comes from: a MapLibre style, the provider's key where it wants one (maps key), and when. */
export interface MapSettings {
  readonly styleUrl: string;
  readonly key: string | null;
  /** On a press, or by itself where the network allows it (docs/domain/search.md#streets). */
  readonly streets: 'on-request' | 'automatic';
}

/** Experiments by name; each has its variants with their weights, whole numbers (experiments map, ADR 008). */
export type ExperimentMap = Readonly<Record<string, Readonly<Record<string, number>>>>;

/** How guests can pay here. `methods` is empty where nothing is set up. */
export interface PaymentSettings {
  readonly publicKey: string;
  /** The card provider's script; empty without cards and Alipay. */
  readonly scriptUrl: string;
  /** The first is the default (docs/domain/checkout.md#ways-to-pay). */
  readonly methods: readonly PayMethod[];
  /** The only origin that a PayPal form may lead to; null without PayPal. */
  readonly paypalOrigin: string | null;
}

/** The offer of a first visit (voucher code): a discount code, and in words what it gives on what terms. */
export interface FirstVisit {
  readonly code: string;
  readonly text: string;
}

/** Public client configuration (server configuration). */
export interface PageSettings {
  readonly brand: Brand;
  /** The large line of the home page; null for the one of the catalogue. */
  readonly heroText: string | null;
  readonly mode: 'demo' | 'production';
  /** In a demo: an operator tries the own catalogue. */
  readonly isTrial?: boolean;
  /** The persons of a demo on this machine, for the bar above its pages that switches between them. */
  readonly demoDoors?: readonly { readonly role: string; readonly account: string; readonly path: string }[];
  /** In which all prices are. */
  readonly currency: PriceCurrency;
  readonly payment: PaymentSettings;
  /** Null: no offer is shown. */
  readonly firstVisit: FirstVisit | null;
  /** The home page's picture: motif on the right, an empty third on the left for the text. Null: no picture is shown. */
  readonly hero: SettingsPicture | null;
  /** Base of the picture addresses, `/images` or a CDN; no slash at the end. */
  readonly imageBase: string;
  /** The detailed map. Null: the drawn map is all there is. */
  readonly map: MapSettings | null;
  /** With which accounts elsewhere people can log in here (docs/domain/accounts.md#google-and-facebook). */
  readonly logins: readonly ('google' | 'facebook')[];
  /** The app of the social login; null where there is none. */
  readonly socialAppId: string | null;
  /** Tags such as `G-ABC123`; without any there is no consent banner and nothing is reported (docs/reference/texts.md#analytics). */
  readonly analyticsIds: readonly string[];
  /** Where hotels are booked, with `{city}` in the place of the city's name. Null: the option is off (404 page). */
  readonly accommodationsUrl: string | null;
  /** The partner text may be switched off; its source may be named (docs/reference/texts.md#partner-text). */
  readonly partners: { readonly shown: boolean; readonly source: string | null };
  readonly experiments: ExperimentMap;
  /** What a guest may choose from, each title in its own language; empty where there is one language. */
  readonly languages: readonly { readonly locale: string; readonly title: string }[];
  readonly distributorId: string | null;
  /**
   * What examples of prices are made with: the service fee, the usual deposit, and what the marketplace earns of an
   * experience, null where that is the whole deposit. Fractions.
   */
  readonly rates: {
    readonly serviceFee: number;
    readonly deposit: number;
    readonly commission: number | null;
    /** A booking at these rates, in minor units: the home page shows it without the code that makes prices. */
    readonly example: Readonly<Record<'pax' | 'price_cents' | 'total_cents' | 'online_cents' | 'cash_cents', number>>;
  };
  /** Slugs that `content/page` can answer: the footer links only to pages that exist. */
  readonly contentPages: readonly string[];
  /** Menus of an operator; without them they are those of the program (docs/reference/back-office.md#menus). */
  readonly ownMenus?: ShownMenus;
  /** What of the back office is theirs whom the page was made for; left out for everybody else. */
  readonly staffAreas?: readonly StaffArea[];
  readonly assets: PageAssets;
  /** Declarations of the operator's colours for the root element; empty for those of the program. */
  readonly theme: string;
}

/** The part of the settings that travels to the browser with the page's state. */
export type ClientSettings = Omit<PageSettings, 'assets' | 'theme' | 'ownMenus'> & { readonly menus?: NamedMenus };

/** Menus whose links all have a text. */
export type NamedMenus = Readonly<
  Record<
    MenuPlace,
    { readonly title: string | null; readonly links: readonly { readonly url: string; readonly title: string }[] }
  >
>;
