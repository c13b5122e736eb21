import type { AnyRouter, ParsedLocation } from '@tanstack/react-router';
import { quoted, type RefusedValue, reportRefused } from '@trainyard/ui/lib/refused-values';
import { type ReadableSchema, refusedBy } from './refused-words';

/** True if a search schema can list the values that it refuses. */
export const isReadable = (schema: unknown): schema is ReadableSchema =>
  typeof schema === 'function' && 'params' in schema && 'defaults' in schema;

/**
 * Reports values that the schemas of the routes refuse, for the link that a visit begins with and
 * for each one that is followed later. They are read here because the router replaces a link by
 * what its routes have read before it loads the page. Waits for a page of the console: a link may
 * lead to the sign-in page first.
 */
export function watchRefused(router: AnyRouter): void {
  let pending: RefusedValue[] = [];
  const read = ({ pathname, search }: ParsedLocation) => {
    const [routes] = router.getMatchedRoutes(pathname);
    const refusedValues = routes.flatMap(({ options }) =>
      isReadable(options.validateSearch) ? refusedBy(options.validateSearch, search) : [],
    );
    // the link that the router writes in its place has none
    if (refusedValues.length > 0) pending = refusedValues;
  };
  read(router.latestLocation);
  router.subscribe('onBeforeNavigate', ({ toLocation }) => read(toLocation));
  router.subscribe('onRendered', ({ toLocation: { pathname } }) => {
    if (/^\/log(?:in|out)$/.test(pathname)) return;
    reportRefused(pending);
    pending = [];
  });
}

/** Reports a tab in the path of a link that its page does not have; nothing without a tab. */
export function reportUnknownTab(tab: string | undefined): void {
  if (tab === undefined || tab === '') return;
  reportRefused([
    {
      name: 'tab',
      value: tab,
      fault: `This page has no tab ${quoted(tab)}.`,
      instead: 'Its first tab is shown.',
    },
  ]);
}
