import { useLocation } from '@tanstack/react-router';
import { type ChartForNote, ChartNotes } from '@trainyard/ui/charts/chart-notes';
import type { ReactNode } from 'react';
import { useDialog } from '~/app/actions/use-dialog';
import type { ChartPage } from './add-to-note-dialog';

/** Reads of which experiments or project a page has charts; undefined for others. */
export function chartPageOf(pathname: string, search: string): ChartPage | undefined {
  const experiment = /\/experiments\/(\d+)(\/|$)/.exec(pathname)?.[1];
  const project = /\/projects\/(\d+)(\/|$)/.exec(pathname)?.[1];
  const compared = pathname.endsWith('/experiment-compare')
    ? new URLSearchParams(search).getAll('id').filter((id) => /^\d+$/.test(id))
    : [];
  const address = pathname + search;
  if (experiment) return { address, experimentIds: [Number(experiment)] };
  if (compared.length > 0) return { address, experimentIds: compared.map(Number) };
  return project ? { address, experimentIds: [], projectId: Number(project) } : undefined;
}

/** Lets the menus of charts add them to a note, on pages that belong to a project. */
export function ChartNotesProvider({ children }: { children: ReactNode }) {
  const { pathname, searchStr } = useLocation();
  const page = chartPageOf(pathname, searchStr);
  const { open, dialog } = useDialog<{ chart: ChartForNote; page: ChartPage }>(
    () => import('./add-to-note-dialog'),
  );
  return (
    <ChartNotes value={page && ((chart) => open({ chart, page }))}>
      {children}
      {dialog}
    </ChartNotes>
  );
}
