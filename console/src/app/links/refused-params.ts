import type { AnyRouter, ParsedLocation } from '@tanstack/react-router';
import { showToast } from '@trainyard/ui/lib/toast-store';
import type { RefusedParam } from '~/lib/search-param';

const maxLength = 60;

const shortened = (text: string) =>
  text.length > maxLength ? `${text.slice(0, maxLength)}…` : text;

const fault = ({ name, value, takes }: RefusedParam) =>
  `“${name}” takes ${takes}, not “${shortened(value)}”.`;

/** Says what is shown instead after each fault, or once where it is the same for all. */
function sentences(refused: readonly RefusedParam[]): string[] {
  const [first, ...others] = refused;
  if (first && others.every(({ instead }) => instead === first.instead))
    return [...refused.map(fault), first.instead];
  return refused.flatMap((each) => [fault(each), each.instead]);
}

/** Says which values of a link cannot be used, and what is shown instead; nothing without any. */
export function reportRefused(refused: readonly RefusedParam[]): void {
  if (refused.length === 0) return;
  const first = refused[0]?.name;
  showToast({
    key: `refused ${first}`,
    kind: 'warning',
    title: 'Part of this link cannot be used',
    description: sentences(refused).join(' '),
    isSticky: true,
  });
}

type WithRefused = { refused: (input: Record<string, unknown>) => RefusedParam[] };

const hasRefused = (schema: unknown): schema is WithRefused =>
  typeof schema === 'function' && 'refused' in schema && typeof schema.refused === 'function';

/**
 * Reports values that the schemas of the routes do not take, for the link that a visit begins with
 * and for each one that is followed later. They are read here because the router replaces a link by
 * what its routes have read before it loads the page. Waits for a page of the console: a link may
 * lead to the sign-in page first.
 */
export function watchRefused(router: AnyRouter): void {
  let pending: RefusedParam[] = [];
  const read = ({ pathname, search }: ParsedLocation) => {
    const [routes] = router.getMatchedRoutes(pathname);
    const found = routes.flatMap(({ options }) =>
      hasRefused(options.validateSearch) ? options.validateSearch.refused(search) : [],
    );
    // the link that the router writes in its place has none
    if (found.length > 0) pending = found;
  };
  read(router.latestLocation);
  router.subscribe('onBeforeNavigate', ({ toLocation }) => read(toLocation));
  router.subscribe('onRendered', ({ toLocation: { pathname } }) => {
    if (/^\/log(?:in|out)$/.test(pathname)) return;
    reportRefused(pending);
    pending = [];
  });
}
