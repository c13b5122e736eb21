import { useLocation, useNavigate } from '@tanstack/react-router';
import { useReportRefused } from '@trainyard/ui/lib/refused-values';
import type { SearchSchema, Shape, Values } from '~/lib/search-param';
import { refusedBy } from './refused-words';
import { useIsLeaving } from './use-change-search';

/**
 * Reads and writes the search params of a part that loads on first use, so that no route needs to
 * know them before. Leaves values equal to their default out of the link. A function changes the newest
 * values, also those of a link that the page has not followed yet. The promise of a change resolves once
 * the page has followed the link.
 */
export function useLinkView<Params extends Shape>(schema: SearchSchema<Params>) {
  const search = useLocation({ select: (location) => location.search });
  const navigate = useNavigate();
  const isLeaving = useIsLeaving();
  const defaults: Record<string, unknown> = schema.defaults();
  const view = schema.read(search);
  useReportRefused(refusedBy(schema, search));
  const valueForLink = (name: string, value: unknown) =>
    JSON.stringify(value) === JSON.stringify(defaults[name]) ? undefined : value;
  type Change = Partial<Values<Params>>;
  const change = (changed: Change | ((newest: Values<Params>) => Change)): Promise<void> => {
    if (isLeaving()) return Promise.resolve();
    return navigate({
      to: '.',
      search: (all) => ({
        ...all,
        ...Object.fromEntries(
          Object.entries(typeof changed === 'function' ? changed(schema.read(all)) : changed).map(
            ([name, value]) => [name, valueForLink(name, value)],
          ),
        ),
      }),
      hash: (hash) => hash ?? '',
      replace: true,
    });
  };
  return [view, change] as const;
}
