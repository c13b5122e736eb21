import type { SearcherEvent } from '@trainyard/sdk/types';
import type { CustomSearch } from '../rows';

/** Adds an event for a custom search's client. */
export function addSearcherEvent(search: CustomSearch, event: Omit<SearcherEvent, 'id'>) {
  search.lastEventId += 1;
  search.events.push({ id: search.lastEventId, ...event });
}
