import { lifetimeOf, unsupported } from './lifetime';

/** An older master is not asked for what it does not know. @throws ApiError, see `isUnsupported` */
export function assertSupported(operation: string, version: string) {
  if (lifetimeOf(operation).since === '0.38.1') throw unsupported(operation, version);
}
