import { type ComponentType, lazy } from 'react';

/**
 * A part that its page can do without, loaded with its first use. It is outside of the error boundary
 * of a page: where it cannot be loaded nothing is rendered, and the page stays.
 */
export const lazyExtra = <Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
) => lazy(() => load().catch((): { default: ComponentType<Props> } => ({ default: () => null })));
