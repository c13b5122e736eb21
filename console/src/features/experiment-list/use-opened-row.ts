import { type ParsedLocation, useRouter, useRouterState } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { type ListSource, useListSource } from './list-source';

/** Reads the id of a row from the address of its page. */
const openedId = (pathname: string, list: ListSource['name']): number | undefined => {
  const [, experimentId, trialId] =
    /\/experiments\/(\d+)(?:\/trials\/(\d+))?(?:\/|$)/.exec(pathname) ?? [];
  const id = list === 'runs' ? trialId : experimentId;
  return id === undefined ? undefined : Number(id);
};

/** The experiment whose page is loading, to mark its row. */
export function useOpeningRow(): number | undefined {
  const { name } = useListSource();
  return useRouterState({ select: ({ location }) => openedId(location.pathname, name) });
}

/** ids of rows that were opened, by the entry of the history that they were opened from */
const openedRows = new Map<string, number>();

const keyOf = ({ state }: ParsedLocation): string => state.__TSR_key ?? '';

/** The row by which the user left the page, after a return to the same entry of the history. */
export function useLeftRow(): number | undefined {
  const router = useRouter();
  const { name } = useListSource();
  const [left] = useState(() => openedRows.get(keyOf(router.latestLocation)));
  useEffect(
    () =>
      router.subscribe('onBeforeNavigate', ({ fromLocation, toLocation }) => {
        const id = openedId(toLocation.pathname, name);
        if (fromLocation && id !== undefined) openedRows.set(keyOf(fromLocation), id);
      }),
    [router, name],
  );
  return left;
}
