import { asPrices, noPrices, pricesPath } from '@trainyard/sdk/usage';
import { parsedBy, searchSchema } from '~/lib/search-param';
import { z } from '~/lib/zod';
import { useSettings } from './settings';

const priceSettings = searchSchema({ prices: z.catch(parsedBy(asPrices), noPrices) });

/** The prices that this person set. */
export const usePrices = () => useSettings(pricesPath, priceSettings).prices;
