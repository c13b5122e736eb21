import { inOneLine, type NoteLine, notesOfTrial } from '@trainyard/insights/timeline/point-notes';
import { can, whyNot } from '@trainyard/rbac';
import { isSingleTrial, type MetricPair, metricId } from '@trainyard/sdk/model';
import type { Experiment, Trial } from '@trainyard/sdk/types';
import type { PointAction } from '@trainyard/ui/charts/pointer/point-action';
import { formatCount } from '@trainyard/ui/lib/format';
import { usePreferences } from '@trainyard/ui/page/preferences';
import { useMemo } from 'react';
import { useDialog } from '~/app/actions/use-dialog';
import { batchOfX, noteKind } from '~/components/metrics/events/event-marks';
import { visibleName } from '~/components/metrics/metric-label';
import type { MetricGroups, SeriesAxis } from '~/components/metrics/series-axis';
import { useViewer } from '~/data/viewer';
import type { PointNoteProps } from './point-note-dialog';

const none: NoteLine[] = [];

/** The notes of a trial, as its charts mark and change them. */
export type PointNotes = {
  visible: readonly NoteLine[];
  /** the reason why they cannot be changed */
  reason: string | undefined;
  open: (props: Pick<PointNoteProps, 'batch' | 'chart' | 'note'>) => void;
};

/** Returns the notes on the points of a trial, from those of its experiment, and their dialog. */
export function usePointNotes(experiment: Experiment, { id: trialId }: Trial) {
  const viewer = useViewer();
  const { hiddenEvents } = usePreferences();
  const isOnly = isSingleTrial(experiment);
  const { id: experimentId, notes: text, workspaceId } = experiment;
  const all = useMemo(() => notesOfTrial(text, { trialId, isOnly }), [text, trialId, isOnly]);
  const { open, dialog } = useDialog<PointNoteProps>(() => import('./point-note-dialog'));
  const notes: PointNotes = {
    visible: hiddenEvents.includes(noteKind.kind) ? none : all,
    reason: can(viewer, 'experiment.modifyMetadata', { workspaceId })
      ? undefined
      : whyNot(viewer, 'experiment.modifyMetadata', { workspaceId }),
    open: (props) => open({ experimentId, trialId: isOnly ? undefined : trialId, ...props }),
  };
  return { notes, kinds: all.length > 0 ? [noteKind] : [], dialog };
}

/** The name of a chart in a note. */
export const chartNameOf = ({ title }: MetricPair): string => inOneLine(visibleName(title));

/** Returns whether a chart marks a note: one on every chart, on it, or on one of its metrics. */
export const isOnChart = ({ chart }: NoteLine, pair: MetricPair): boolean =>
  chart === undefined ||
  chart === chartNameOf(pair) ||
  pair.metrics.some((metric) => chart === metric.name || chart === metricId(metric));

/** The action of a chart that adds a note at the batch of an x. */
export function noteAction(
  { reason, open }: PointNotes,
  { pair, ...of }: { pair: MetricPair; groups: MetricGroups; axis: SeriesAxis },
): PointAction {
  return {
    label: 'Add note at a batch...',
    textAt: (x) => `Add note at batch ${formatCount(batchOfX(x, of))}...`,
    reason,
    run: (x) => open({ batch: batchOfX(x, of), chart: chartNameOf(pair) }),
  };
}
