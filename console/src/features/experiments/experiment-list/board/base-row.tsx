import { useQuery, useQueryClient } from '@tanstack/react-query';
import { IconButton } from '@trainyard/ui/base/icon-button';
import { Select } from '@trainyard/ui/base/select';
import { useReportRefused } from '@trainyard/ui/lib/refused-values';
import { showToast } from '@trainyard/ui/lib/toast-store';
import { Crosshair } from 'lucide-react';
import { useState } from 'react';
import { reportError } from '~/app/errors/report-error';
import { useLinkView } from '~/app/links/use-link-view';
import { fetchData } from '~/app/loading/load-query';
import { BaseRunDialog } from '~/components/entity/base-run-dialog';
import { FailedLine } from '~/components/page/failed-line';
import type { ExperimentRow } from '~/data/experiments/experiments';
import {
  experimentSource,
  useListSource,
} from '~/features/experiments/experiment-list/list-source';
import { baseRunQuery } from '~/features/experiments/metrics/base-run/queries';
import { boardSearch } from './board-search';
import { maxCurves } from './drawn-rows';
import { type BoardList, drawnRowsQuery } from './first-rows';

/** `boardBase` of a board without a base. */
const noBase = 0;
/** the option that opens a search for a run of any list */
const another = -1;
/** rows of all projects */
const everyProject = 0;

/** The row that the others are compared with: one of the board, or any other that the user may see. */
export function useBaseRow(rows: readonly ExperimentRow[], { search }: BoardList) {
  const [{ boardBase }] = useLinkView(boardSearch);
  const source = useListSource();
  const drawn = rows.find(({ id }) => id === boardBase);
  const isElsewhere = boardBase !== noBase && !drawn && rows.length > 0;
  // the base of searches need not be a search
  const query = useQuery({
    ...drawnRowsQuery(source.colored === 'runs' ? source : experimentSource, everyProject, {
      ...{ list: search, board: [boardBase], boardFirst: 0 },
    }),
    enabled: isElsewhere,
  });
  const found = isElsewhere ? query.data?.rows.find(({ id }) => id === boardBase) : undefined;
  useReportRefused(
    isElsewhere && query.data && !found
      ? [
          {
            name: 'boardBase',
            value: String(boardBase),
            fault: `There is no ${source.noun} ${boardBase} that you may see.`,
            instead: 'The charts have no base.',
          },
        ]
      : [],
  );
  return { base: drawn ?? found, query };
}

type ChoiceProps = ReturnType<typeof useBaseRow> & { rows: readonly ExperimentRow[] };

/** Selects the row whose line is wider in every chart. */
export function BaseChoice({ base, query, rows }: ChoiceProps) {
  const [, change] = useLinkView(boardSearch);
  const source = useListSource();
  const queryClient = useQueryClient();
  const [isFinding, setIsFinding] = useState(false);
  const isOfRuns = source.colored === 'runs';

  async function choose(experimentId: number) {
    setIsFinding(false);
    if (!isOfRuns) return change({ boardBase: experimentId });
    // a run has the number of its trial
    const row = await fetchData(queryClient, baseRunQuery(experimentId));
    if (row?.bestTrial) return change({ boardBase: row.bestTrial.id });
    showToast({
      kind: 'error',
      title: `Experiment ${experimentId} has no run with measurements.`,
    });
  }

  const first = rows.slice(0, maxCurves);
  const choices = base && !first.includes(base) ? [base, ...first] : first;
  return (
    <>
      <Select
        label="Base"
        isNamed
        value={base?.id ?? noBase}
        options={[
          { value: noBase, label: 'None' },
          ...choices.map(({ id, experiment }) => ({
            value: id,
            label: `${experiment.name} (${id})`,
          })),
          { value: another, label: 'Another run...' },
        ]}
        onChange={(boardBase) =>
          boardBase === another ? setIsFinding(true) : void change({ boardBase })
        }
      />
      {isFinding ? (
        <BaseRunDialog
          chosen={isOfRuns || !base ? [] : [base.id]}
          onChoose={(id) => void choose(id).catch((error) => reportError(error))}
          onClose={() => setIsFinding(false)}
        />
      ) : null}
      {query.error && !base ? (
        <FailedLine name="The base" error={query.error} onRetry={() => void query.refetch()} />
      ) : null}
    </>
  );
}

type ButtonProps = {
  row: ExperimentRow;
  isBase: boolean;
  /** called with the new `boardBase` */
  onChange: (boardBase: number) => void;
};

/** Makes a row the base of all charts, as the button of a comparison does. */
export function BaseButton({ row: { id, experiment }, isBase, onChange }: ButtonProps) {
  return (
    <IconButton
      label={`Compare the others with ${experiment.name} (${id})`}
      aria-pressed={isBase}
      className="size-5! flex-none text-faint aria-pressed:bg-hover aria-pressed:text-accent"
      onClick={() => onChange(isBase ? noBase : id)}
    >
      <Crosshair aria-hidden className="size-3.5" />
    </IconButton>
  );
}
