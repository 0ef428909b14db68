// The requirements of Google's rich results for the three kinds of structured data on our pages.

type Data = Record<string, unknown>;

const isText = (value: unknown) => typeof value === 'string' && value.trim() !== '';
const isAddress = (value: unknown) => typeof value === 'string' && /^https?:\/\/[^\s]+$/.test(value);
const isData = (value: unknown): value is Data => typeof value === 'object' && value !== null && !Array.isArray(value);

function listFaults(data: Data, ofItem: (item: Data) => string[]): string[] {
  const items = data['itemListElement'];
  if (!Array.isArray(items)) return ['itemListElement is missing'];
  // A later page of a list continues the numbering.
  const first = Number((items[0] as Data | undefined)?.['position'] ?? 1);
  return items.flatMap((item: unknown, index) => {
    if (!isData(item) || item['@type'] !== 'ListItem') return [`item ${index + 1} is no ListItem`];
    const isInPlace = first >= 1 && item['position'] === first + index;
    const wrongPlace = isInPlace ? [] : [`item ${index + 1} has the position ${item['position']}`];
    return [...wrongPlace, ...ofItem(item).map((fault) => `item ${index + 1}: ${fault}`)];
  });
}

function breadcrumbFaults(data: Data): string[] {
  const items = data['itemListElement'];
  const last: unknown = Array.isArray(items) ? items.at(-1) : undefined;
  const few = Array.isArray(items) && items.length < 2 ? ['a trail has two steps or more'] : [];
  return [
    ...few,
    ...listFaults(data, (item) => [
      ...(isText(item['name']) ? [] : ['name is missing']),
      // The last step is the page itself and needs no address.
      ...(isAddress(item['item']) || (item === last && item['item'] === undefined) ? [] : ['item is no address']),
    ]),
  ];
}

function itemListFaults(data: Data): string[] {
  const items = (data['itemListElement'] ?? []) as Data[];
  const urls = items.map((item) => item['url']);
  const twice = new Set(urls).size === urls.length ? [] : ['an address stands there twice'];
  return [...twice, ...listFaults(data, (item) => (isAddress(item['url']) ? [] : ['url is no address']))];
}

function offerFaults(offer: unknown): string[] {
  if (!isData(offer) || offer['@type'] !== 'Offer') return ['offers is no Offer'];
  return [
    ...(/^\d+(\.\d{1,2})?$/.test(String(offer['price'])) && Number(offer['price']) > 0 ? [] : ['price is no amount']),
    ...(/^[A-Z]{3}$/.test(String(offer['priceCurrency'])) ? [] : ['priceCurrency is no currency']),
    ...(/^https:\/\/schema\.org\/(InStock|SoldOut)$/.test(String(offer['availability'])) ? [] : ['availability']),
    ...(isAddress(offer['url']) ? [] : ['url of the offer is no address']),
  ];
}

function ratingFaults(rating: unknown): string[] {
  if (rating === undefined) return [];
  if (!isData(rating) || rating['@type'] !== 'AggregateRating') return ['aggregateRating is no AggregateRating'];
  const { ratingValue, reviewCount } = rating;
  const isInRange = typeof ratingValue === 'number' && ratingValue >= 1 && ratingValue <= 5;
  const isCount = Number.isInteger(reviewCount) && (reviewCount as number) > 0;
  return [...(isInRange ? [] : ['ratingValue is not 1 to 5']), ...(isCount ? [] : ['reviewCount is no count'])];
}

function productFaults(data: Data): string[] {
  const images = data['image'];
  return [
    ...(isText(data['name']) ? [] : ['name is missing']),
    ...(isText(data['description']) ? [] : ['description is missing']),
    ...(Array.isArray(images) && images.length > 0 && images.every(isAddress) ? [] : ['image is missing']),
    ...offerFaults(data['offers']),
    ...ratingFaults(data['aggregateRating']),
  ];
}

const checks: Record<string, (data: Data) => string[]> = {
  Product: productFaults,
  BreadcrumbList: breadcrumbFaults,
  ItemList: itemListFaults,
  WebSite: (data) => [
    ...(isText(data['name']) ? [] : ['name is missing']),
    ...(isAddress(data['url']) ? [] : ['url is no address']),
  ],
};

/** The faults of a piece of structured data; empty when search engines can use it. */
export function richResultFaults(data: Data): string[] {
  const check = checks[String(data['@type'])];
  if (check === undefined) return [`${String(data['@type'])} is not known here`];
  return [...(data['@context'] === 'https://schema.org' ? [] : ['@context is not schema.org']), ...check(data)];
}
