import { notesOfTrial } from '@trainyard/insights/timeline/point-notes';
import { can, whyNot } from '@trainyard/rbac';
import { isSingleTrial, type MetricPair } from '@trainyard/sdk/model';
import type { Experiment, Trial } from '@trainyard/sdk/types';
import { useHandler } from '@trainyard/ui/hooks/use-handler';
import { formatCount } from '@trainyard/ui/lib/format';
import { usePreferences } from '@trainyard/ui/page/preferences';
import { useEffect, useMemo } from 'react';
import { useDialog } from '~/app/actions/use-dialog';
import { useLinkView } from '~/app/links/use-link-view';
import { batchOfX, noteKind, noteMarks, noteOfMark } from '~/components/metrics/events/note-marks';
import { useOpenNotes } from '~/components/metrics/events/use-open-notes';
import {
  chartNameOf,
  isAtPoint,
  isOnChart,
  pointSearch,
} from '~/components/metrics/point-notes/note-chart';
import type { PointNoteProps } from '~/components/metrics/point-notes/point-note-dialog';
import { useViewer } from '~/data/viewer';
import type { PointNotes } from './point-notes';
import { useChartOfPoint } from './use-chart-of-point';

type Props = {
  experiment: Experiment;
  trial: Trial;
  pairs: readonly MetricPair[];
  /** finds a chart that is not on the page, by its title */
  onFind: (title: string) => void;
  /** called with the notes, and after each change of them */
  onChange: (notes: PointNotes) => void;
};

/** Reads the notes on the points of a trial from those of its experiment; draws only their dialog. */
export default function PointNotesOfTrial({ experiment, trial, onChange, ...props }: Props) {
  const { id: experimentId, notes: text, workspaceId } = experiment;
  const viewer = useViewer();
  const { hiddenEvents } = usePreferences();
  const isOnly = isSingleTrial(experiment);
  const isHidden = hiddenEvents.includes(noteKind.kind);
  const canEdit = can(viewer, 'experiment.modifyMetadata', { workspaceId });
  const reason = canEdit ? undefined : whyNot(viewer, 'experiment.modifyMetadata', { workspaceId });
  const dialog = useDialog<PointNoteProps>(
    () => import('~/components/metrics/point-notes/point-note-dialog'),
  );
  const openNotes = useOpenNotes(experimentId);
  const open = useHandler((props: Pick<PointNoteProps, 'batch' | 'chart' | 'note'>) =>
    canEdit
      ? dialog.open({ experimentId, trialId: isOnly ? undefined : trial.id, ...props })
      : openNotes(),
  );
  const [{ point }] = useLinkView(pointSearch);
  useChartOfPoint({ ...props, point });
  const notes = useMemo((): PointNotes => {
    const all = notesOfTrial(text, { trialId: trial.id, isOnly });
    return {
      kinds: all.length > 0 ? [noteKind] : [],
      marksOn: ({ pair, ...of }) =>
        isHidden
          ? []
          : noteMarks(all, of, (note) => isOnChart(note, pair)).map((mark) => {
              const note = all[noteOfMark(mark.id) ?? -1];
              // it shares its mark with no other note
              return note && isAtPoint(note, point)
                ? { ...mark, kind: `linked ${mark.kind}`, isLinked: true }
                : mark;
            }),
      actionOn: ({ pair, ...of }) => ({
        label: 'Add note at a batch...',
        textAt: (x) => `Add note at batch ${formatCount(batchOfX(x, of))}...`,
        reason,
        run: (x) => open({ batch: batchOfX(x, of), chart: chartNameOf(pair) }),
      }),
      open: (markId, pair) => {
        const note = all[noteOfMark(markId) ?? -1];
        if (note) open({ note, batch: note.batch, chart: chartNameOf(pair) });
        return note !== undefined;
      },
    };
  }, [text, trial.id, isOnly, isHidden, reason, open, point]);
  useEffect(() => onChange(notes), [notes, onChange]);
  return dialog.dialog;
}
