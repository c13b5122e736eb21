import { hoursTogether, type UsageShare } from './shares';

/** The storage path of a user's prices. */
export const pricesPath = 'usage-prices';
/** The key of the only setting in that path. */
export const pricesKey = 'prices';

/** Prices of a slot-hour, as a user set them. The master has none. */
export type Prices = {
  /** symbol before amounts: `$` */
  currency: string;
  /** price of pools without their own; null if they have none */
  all: number | null;
  pools: Record<string, number>;
};

/** No price for any pool. */
export const noPrices: Prices = { currency: '$', all: null, pools: {} };

const isPrice = (value: unknown): value is number =>
  typeof value === 'number' && Number.isFinite(value) && value >= 0;

/** Reads stored prices; undefined for an invalid value. */
export function asPrices(value: unknown): Prices | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  const stored: Partial<Record<keyof Prices, unknown>> = value;
  const { currency, all = null, pools = {} } = stored;
  if (typeof currency !== 'string' || (all !== null && !isPrice(all))) return undefined;
  if (typeof pools !== 'object' || pools === null) return undefined;
  const priced = Object.entries(pools).filter((entry): entry is [string, number] =>
    isPrice(entry[1]),
  );
  return { currency, all, pools: Object.fromEntries(priced) };
}

/** The price of a slot-hour in a pool; null without one. */
export const priceOf = ({ all, pools }: Prices, pool: string): number | null =>
  Object.entries(pools).find(([name]) => name === pool)?.[1] ?? all;

/** The price of an average slot-hour. */
export type MeanPrice = {
  perHour: number;
  /** every pool in use has this price: costs of users and labels are exact */
  isExact: boolean;
  /** hours of pools without a price; they count as free */
  unpricedHours: number;
};

/**
 * The mean price over the hours of the pools. The master sums up hours by user, label or pool and
 * never by two of them, so the cost of a user is hours × mean price. Undefined without any price.
 */
export function meanPrice(byPool: readonly UsageShare[], prices: Prices): MeanPrice | undefined {
  const used = byPool.filter(({ hours }) => hours > 0);
  const withPrices = used.map(({ key, hours }) => ({ hours, price: priceOf(prices, key) }));
  const priced = withPrices.flatMap(({ hours, price }) =>
    price === null ? [] : [{ hours, price }],
  );
  if (priced.length === 0) return undefined;
  const cost = priced.reduce((sum, { hours, price }) => sum + hours * price, 0);
  const unpricedHours = hoursTogether(used) - priced.reduce((sum, { hours }) => sum + hours, 0);
  const isExact = new Set(withPrices.map(({ price }) => price)).size === 1;
  return { perHour: cost / hoursTogether(used), isExact, unpricedHours };
}

/** Formats an amount of money: a whole number from a hundred on, else with two decimals. */
export function formatCost(amount: number, { currency }: Pick<Prices, 'currency'>): string {
  const digits = amount >= 100 ? 0 : 2;
  const text = amount.toLocaleString('en', {
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  });
  return `${currency}${text}`;
}

/** "about $2.10 per slot-hour", for more slots with what an hour of them costs; undefined without a price. */
export function priceText(prices: Prices, pool: string, slots = 1): string | undefined {
  const price = priceOf(prices, pool);
  if (price === null) return undefined;
  const text = `about ${formatCost(price, prices)} per slot-hour`;
  return slots > 1 ? `${text}, ${formatCost(price * slots, prices)} per hour` : text;
}
