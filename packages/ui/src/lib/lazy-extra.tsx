import { type ComponentType, lazy } from 'react';

/**
 * An optional part of a page, loaded on first use. It is outside the error boundary of the page: if
 * it fails to load, it renders nothing and the page stays.
 */
export const lazyExtra = <Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
) => lazy(() => load().catch((): { default: ComponentType<Props> } => ({ default: () => null })));
