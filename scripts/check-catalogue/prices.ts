// Prices fit the country and the duration.
import { faultAt, type Fault } from '#src/server/catalogue-import/faults.ts';
import type { DemoWorld } from './demo-world.ts';

/** Lowest and highest price per guest in US dollars; half as much more above six hours. */
const ranges: Readonly<Record<string, readonly [number, number]>> = {
  NP: [7, 60],
  IN: [7, 65],
  KH: [7, 60],
  VN: [8, 65],
  LA: [7, 60],
  ID: [8, 65],
  TH: [9, 75],
  PH: [9, 70],
  MY: [9, 75],
  MM: [6, 55],
};
const wholeDayFrom = 360;
const leastPerHour = 1.5;
const mostPerHour = 26;

export function priceFaults({ cities, listings }: DemoWorld): Fault[] {
  const countryOf = new Map(cities.map(({ value }) => [value.slug, value.country_code]));
  return listings.flatMap(({ at, value: { city, price, duration_minutes: minutes } }) => {
    const [least, usual] = ranges[countryOf.get(city) ?? ''] ?? [0, Infinity];
    const most = minutes >= wholeDayFrom ? usual * 1.5 : usual;
    const hourly = (price * 60) / minutes;
    const faults = [];
    if (price < least || price > most)
      faults.push(faultAt(at, ['price'], { wrong: `is ${price.toFixed(2)}`, right: `${least} to ${most}` }));
    if (hourly < leastPerHour || hourly > mostPerHour)
      faults.push(
        faultAt(at, ['price'], {
          wrong: `is ${price.toFixed(2)} for ${minutes} minutes`,
          right: `US$${leastPerHour} to ${mostPerHour} an hour`,
        }),
      );
    return faults;
  });
}
