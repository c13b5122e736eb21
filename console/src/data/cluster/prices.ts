import { asPrices, noPrices, pricesPath } from '@trainyard/sdk/usage';
import { useSettings } from '~/data/settings';
import { parsedBy, searchSchema } from '~/lib/search-param';
import { z } from '~/lib/zod';

const priceSettings = searchSchema(() => ({ prices: z.catch(parsedBy(asPrices), noPrices) }));

/** The prices that this person set. */
export const usePrices = () => useSettings(pricesPath, priceSettings).prices;
