import { type ComponentProps, createContext, type MouseEvent, use } from 'react';
import { withBasePath } from '~/app/links/base-path';
import { tagLine } from '~/features/experiments/base/filter/tag-condition';
import { links } from '~/lib/links';

const FilterByTag = createContext<((tag: string) => void) | undefined>(undefined);

/** Provides the function that narrows the list to the rows with a tag. */
export const FilterByTagProvider = FilterByTag.Provider;

type Props = Omit<ComponentProps<'a'>, 'href'> & { projectId: number; tag: string };

/**
 * A tag in a row. A click narrows the list to the rows with it; in a new tab it opens the list of
 * all experiments with it. Enter in its cell opens the row, as everywhere in the row.
 */
export function TagLink({ projectId, tag, ...rest }: Props) {
  const filterBy = use(FilterByTag);

  function onClick(event: MouseEvent) {
    const isForBrowser = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
    if (!filterBy || isForBrowser || event.button !== 0) return;
    event.preventDefault();
    filterBy(tag);
  }

  return (
    <a
      {...rest}
      data-beside
      tabIndex={-1}
      href={`${withBasePath(links.project(projectId))}?${new URLSearchParams({ filter: tagLine(tag) })}`}
      onClick={onClick}
    />
  );
}
