import { can, whyNot } from '@trainyard/rbac';
import { lazy, Suspense, useMemo } from 'react';
import type { ComparedTrial } from '~/features/experiment-compare/experiment-compare-page';
import { useViewer } from '~/features/viewer/queries';

const LogsSideBySide = lazy(() => import('~/features/logs/side-by-side'));

/** Logs of the compared experiments that the user may read. */
export function ComparedLogs({ trials }: { trials: readonly ComparedTrial[] }) {
  const viewer = useViewer();
  const readable = useMemo(
    () =>
      trials.map(({ trialId, experiment, color }) => {
        const { id, name, workspaceId } = experiment;
        const may = can(viewer, 'experiment.viewArtifacts', { workspaceId });
        const forbidden = may ? undefined : whyNot(viewer, 'experiment.viewArtifacts');
        return { trialId, name: `${name} (${id})`, color, forbidden };
      }),
    [trials, viewer],
  );
  return (
    <Suspense fallback={<p className="mt-8 text-muted">Loading …</p>}>
      <LogsSideBySide trials={readable} />
    </Suspense>
  );
}
