import { useQueries } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { notesOfTrial } from '@trainyard/insights/timeline/point-notes';
import { can, whyNot } from '@trainyard/rbac';
import { isSingleTrial } from '@trainyard/sdk/model';
import type { Experiment } from '@trainyard/sdk/types';
import type { Series } from '@trainyard/ui/charts/lines/series';
import { useHandler } from '@trainyard/ui/hooks/use-handler';
import { formatCount } from '@trainyard/ui/lib/format';
import { usePreferences } from '@trainyard/ui/page/preferences';
import { useEffect, useMemo } from 'react';
import { useDialog } from '~/app/actions/use-dialog';
import { batchOfX, noteKind, noteMarks, noteOfMark } from '~/components/metrics/events/note-marks';
import { experimentQueries } from '~/data/experiments/experiments';
import { useViewer } from '~/data/viewer';
import type { CurveNotes, CurveOfTrial } from './curve-notes';
import { chartNameOf, isOnChart } from './note-chart';
import type { PointNoteProps } from './point-note-dialog';

/** maximum number of experiments whose notes are read: each is a request */
const maxRead = 50;

type Props = {
  curves: readonly CurveOfTrial[];
  /** the trial that was pointed at last, or the only one */
  marked: number | undefined;
  /** called with the notes, and after each change of them */
  onChange: (notes: CurveNotes | undefined) => void;
};

const experimentsOf = (results: readonly { data: { experiment: Experiment } | undefined }[]) =>
  results.flatMap(({ data }) => data?.experiment ?? []);

/** The value of a line next to an x, and its color. */
function placeOn(line: Series | undefined, x: number) {
  const [first, ...others] = line?.points ?? [];
  if (!line || !first) return {};
  let nearest = first;
  for (const point of others) if (Math.abs(point.x - x) < Math.abs(nearest.x - x)) nearest = point;
  return { y: nearest.y, color: line.color };
}

/** Reads the notes on the points of several trials from those of their experiments; draws only their dialog. */
export default function NotesOfCurves({ curves, marked, onChange }: Props) {
  const viewer = useViewer();
  const router = useRouter();
  const { hiddenEvents } = usePreferences();
  const isHidden = hiddenEvents.includes(noteKind.kind);
  const ids = useMemo(() => {
    const noted = curves.flatMap(({ hasNotes, experimentId }) => (hasNotes ? experimentId : []));
    const markedIn = curves.find(({ trialId }) => trialId === marked)?.experimentId ?? [];
    return [...new Set([...[...new Set(noted)].slice(0, maxRead), markedIn].flat())];
  }, [curves, marked]);
  const experiments = useQueries({
    queries: ids.map((id) => ({
      ...experimentQueries.detail(id),
      refetchInterval: false as const,
    })),
    combine: experimentsOf,
  });
  const dialog = useDialog<PointNoteProps>(() => import('./point-note-dialog'));
  const open = useHandler(
    (of: Experiment, trialId: number, props: Pick<PointNoteProps, 'batch' | 'chart' | 'note'>) => {
      const { id: experimentId, workspaceId } = of;
      if (can(viewer, 'experiment.modifyMetadata', { workspaceId }))
        return dialog.open({
          experimentId,
          trialId: isSingleTrial(of) ? undefined : trialId,
          ...props,
        });
      void router.navigate({
        to: '/experiments/$experimentId/notes',
        params: { experimentId: String(experimentId) },
      });
    },
  );
  const notes = useMemo((): CurveNotes => {
    const byId = new Map(experiments.map((experiment) => [experiment.id, experiment]));
    const all = curves.flatMap(({ trialId, experimentId }) => {
      const experiment = byId.get(experimentId);
      if (!experiment) return [];
      const isOnly = isSingleTrial(experiment);
      return notesOfTrial(experiment.notes, { trialId, isOnly }).map((note) => ({
        ...{ trialId, experiment, note },
      }));
    });
    const markedIn = curves.find(({ trialId }) => trialId === marked)?.experimentId;
    const markedExperiment = byId.get(markedIn ?? 0);
    const where = { workspaceId: markedExperiment?.workspaceId };
    return {
      marksOn: ({ pair, curveOf }) =>
        isHidden
          ? []
          : all.flatMap(({ trialId, note }, index) => {
              const curve = curveOf(trialId);
              if (!curve || !isOnChart(note, pair)) return [];
              return noteMarks([note], curve).map((mark) => ({
                ...mark,
                id: mark.id.replace(/\d+$/, String(index)),
                // of each trial its own marks
                kind: `${mark.kind} ${trialId}`,
                label: `Trial ${trialId}: ${mark.label}`,
                note: `Trial ${trialId}: ${note.text}`,
                ...placeOn(curve.line, mark.x),
              }));
            }),
      actionOn: ({ pair, curveOf }) => {
        const curve = marked === undefined ? undefined : curveOf(marked);
        const batchAt = (x: number | undefined) => (curve ? batchOfX(x, curve) : 0);
        return {
          label: 'Add note at a batch...',
          textAt: (x) => `Add note to trial ${marked} at batch ${formatCount(batchAt(x))}...`,
          reason:
            curve === undefined
              ? 'Point at the curve of a trial first'
              : markedExperiment === undefined
                ? 'Its experiment is loading'
                : can(viewer, 'experiment.modifyMetadata', where)
                  ? undefined
                  : whyNot(viewer, 'experiment.modifyMetadata', where),
          run: (x) => {
            if (markedExperiment && marked !== undefined)
              open(markedExperiment, marked, { batch: batchAt(x), chart: chartNameOf(pair) });
          },
        };
      },
      open: (markId, pair) => {
        const found = all[noteOfMark(markId) ?? -1];
        if (found) {
          const { experiment, trialId, note } = found;
          open(experiment, trialId, { note, batch: note.batch, chart: chartNameOf(pair) });
        }
        return found !== undefined;
      },
    };
  }, [curves, experiments, marked, isHidden, viewer, open]);
  useEffect(() => onChange(notes), [notes, onChange]);
  return dialog.dialog;
}
