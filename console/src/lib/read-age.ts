import { timeAgo } from '@trainyard/ui/lib/duration';

type Read = { dataUpdatedAt: number; isFetching: boolean };

/** a younger answer is as good as the next one */
const youngMs = 60_000;

/** ", counted 12 minutes ago": of an answer that is shown while a new one is on its way, which takes long. */
export const readAge = ({ dataUpdatedAt, isFetching }: Read): string =>
  isFetching && dataUpdatedAt > 0 && Date.now() - dataUpdatedAt > youngMs
    ? `, counted ${timeAgo(dataUpdatedAt, Date.now(), { isLong: true })}`
    : '';
