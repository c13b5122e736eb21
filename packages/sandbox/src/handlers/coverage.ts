import type { OperationId } from '@trainyard/sdk/types';
import { routes } from '../generated/wire-table';
import { handlers } from './';

/** Operations that are answered and operations that are not, by id, in the alphabet's order. */
export function coverage(): { built: OperationId[]; missing: OperationId[] } {
  const ids = routes.map((route) => route.id).sort();
  return {
    built: ids.filter((id) => id in handlers),
    missing: ids.filter((id) => !(id in handlers)),
  };
}
