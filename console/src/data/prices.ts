import { asPrices, noPrices, pricesPath } from '@trainyard/insights/usage/cost';
import { useSettings } from '~/data/settings';
import { param, parsedBy, searchSchema } from '~/lib/search-param';

const priceSettings = searchSchema({ prices: param(parsedBy(asPrices), noPrices) });

/** The prices that this person set. */
export const usePrices = () => useSettings(pricesPath, priceSettings).prices;
