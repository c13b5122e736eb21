import { useLocation, useNavigate } from '@tanstack/react-router';
import type { Params, SearchSchema, Values } from '~/lib/search-param';
import { useIsLeaving } from './use-change-search';

/**
 * What a link says of a part of a page that is loaded on first use. The part reads and writes its
 * own names, so that no route has to know them before it is there; what equals its default is left
 * out of the link.
 */
export function useLinkView<Shape extends Params>(schema: SearchSchema<Shape>) {
  const search = useLocation({ select: (location) => location.search });
  const navigate = useNavigate();
  const isLeaving = useIsLeaving();
  const defaults: Record<string, unknown> = schema.defaults;
  const view = schema(search as Parameters<typeof schema>[0]); // whatever stands in the link
  const kept = (name: string, value: unknown) =>
    JSON.stringify(value) === JSON.stringify(defaults[name]) ? undefined : value;
  const change = (changed: Partial<Values<Shape>>) => {
    if (isLeaving()) return;
    void navigate({
      to: '.',
      search: (all) => ({
        ...all,
        ...Object.fromEntries(
          Object.entries(changed).map(([name, value]) => [name, kept(name, value)]),
        ),
      }),
      hash: (hash) => hash ?? '',
      replace: true,
    });
  };
  return [view, change] as const;
}
