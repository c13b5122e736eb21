import { withBasePath } from '~/app/links/base-path';
import { parseSearch, stringifySearch } from '~/app/links/search-params';
import {
  type ExperimentListSearch,
  experimentListSearch,
  linkVersion,
} from '~/features/experiments/base/list-search';
import {
  type BoardSearch,
  boardSearch,
} from '~/features/experiments/experiment-list/board/board-search';
import type { ListSource } from '~/features/experiments/experiment-list/list-source';
import { links } from '~/lib/links';

/** A view of the list under a name; its link is the query of an address, such as `?sort=name%3Dasc`. */
export type NamedView = { name: string; link: string };

/** The search params of a list with those of the board beside it. */
export type ListView = ExperimentListSearch & Partial<BoardSearch>;

/** The part of a link that is the view: without scroll position, open panel and default values. */
export function paramsOf(search: ListView): Record<string, unknown> {
  const { page: _, ...defaults } = {
    ...experimentListSearch.defaults(),
    ...boardSearch.defaults(),
  };
  const names = Object.keys(defaults) as (keyof typeof defaults)[]; // the shape has no other names
  // always in the same order, so that the same view is the same link
  return Object.fromEntries(
    names
      .filter((name) => String(search[name] ?? defaults[name]) !== String(defaults[name]))
      .map((name) => [name, search[name]]),
  );
}

/** The link of what is shown. */
export const linkOf = (search: ListView): string => stringifySearch(paramsOf(search));

/** The search params of the list in the link of a view. */
export const searchOf = (link: string): ExperimentListSearch =>
  experimentListSearch.read(parseSearch(link));

/** The whole link of a view. */
export const viewOf = (link: string): ListView => ({
  ...searchOf(link),
  ...boardSearch.read(parseSearch(link)),
});

/** The params that open a view, so that nothing of the previous one stays. */
export function changeTo(link: string): Partial<ListView> {
  const closed = Object.fromEntries(
    Object.keys(boardSearch.defaults()).map((name) => [name, undefined]),
  );
  return { ...closed, ...searchOf(link), ...paramsOf(viewOf(link)) };
}

/** Adds a view, or replaces the one with the same name. */
export const withView = (views: readonly NamedView[], view: NamedView): NamedView[] =>
  [...views.filter(({ name }) => name !== view.name), view].sort((one, other) =>
    one.name.localeCompare(other.name),
  );

export const withoutView = (views: readonly NamedView[], name: string): NamedView[] =>
  views.filter((view) => view.name !== name);

/** The full address of a view, for sharing. The default view has one, too. */
export const addressOf = (projectId: number, list: ListSource['name'], link: string): string => {
  const view = link === '' ? stringifySearch({ v: linkVersion }) : link;
  return new URL(withBasePath(`${links.project(projectId, list)}${view}`), location.href).href;
};

/** A block of a note that shows a saved view of a project, also after the view is changed. */
export const noteBlockOf = (projectId: number, name: string): string =>
  `\`\`\`view\n${withBasePath(links.project(projectId))}\n${name}\n\`\`\``;
