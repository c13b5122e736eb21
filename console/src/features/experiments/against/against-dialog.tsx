import { useQuery } from '@tanstack/react-query';
import type { Experiment } from '@trainyard/sdk/types';
import type { ReactNode } from 'react';
import { messageOf } from '~/app/report-error';
import { useLinkView } from '~/app/use-link-view';
import { CodeDiff } from '~/components/code-viewer/code-diff';
import { Button } from '~/components/ui/button';
import { Dialog, DialogContent } from '~/components/ui/dialog';
import { EmptyState, FailedState } from '~/components/ui/empty-state';
import { SegmentedControl } from '~/components/ui/segmented-control';
import { Spinner } from '~/components/ui/spinner';
import { Finder } from '../compare/compare-add';
import { configFiles } from '../page/config-files';
import { ExperimentArtifacts } from '../page/experiment-artifacts';
import { experimentQueries } from '../queries';
import { AgainstCode } from './against-code';
import { AgainstHyperparameters } from './against-hyperparameters';
import { AgainstLogs } from './against-logs';
import { type AgainstPart, againstSearch } from './against-search';

const parts: { value: AgainstPart; label: string }[] = [
  { value: 'config', label: 'Config' },
  { value: 'code', label: 'Code' },
  { value: 'hyperparameters', label: 'Hyperparameters' },
  { value: 'logs', label: 'Logs' },
];

/** What differs between an experiment and any other: one is found by name or number, the link holds it. */
export default function AgainstDialog({ experimentId }: { experimentId: number }) {
  const [{ against = 0, part, file }, change] = useLinkView(againstSearch);
  const close = () => change({ against: undefined, part: 'config', file: undefined });
  return (
    <Dialog open onOpenChange={(isOpen) => isOpen || close()}>
      <DialogContent
        title={
          against === 0
            ? `Compare Experiment ${experimentId} with…`
            : `Experiments ${experimentId} and ${against}`
        }
        size={against === 0 ? 'small' : 'full'}
      >
        {against === 0 ? (
          <Finder chosen={[experimentId]} onAdd={(id) => change({ against: id })} />
        ) : (
          <>
            <div className="flex flex-wrap items-center gap-2 pt-1 pb-3">
              <SegmentedControl
                label="What is compared"
                value={part}
                segments={parts}
                onChange={(next) => change({ part: next })}
              />
              <Button variant="quiet" onClick={() => change({ against: 0, file: undefined })}>
                Choose another
              </Button>
            </div>
            <Both
              ids={[experimentId, against]}
              part={part}
              file={file}
              onFile={(path) => change({ file: path })}
            />
          </>
        )}
      </DialogContent>
    </Dialog>
  );
}

type BothProps = {
  ids: readonly [number, number];
  part: AgainstPart;
  file: string | undefined;
  onFile: (path: string) => void;
};

function Both({ ids, part, file, onFile }: BothProps) {
  const left = useQuery(experimentQueries.detail(ids[0]));
  const right = useQuery(experimentQueries.detail(ids[1]));
  const failed = [left, right].find(({ data, error }) => !data && error);
  if (failed) {
    return (
      <FailedState
        title={`Unable to fetch Experiment ${failed === left ? ids[0] : ids[1]}`}
        message={messageOf(failed.error)}
        onRetry={() => void failed.refetch()}
      />
    );
  }
  const sides = [left.data?.experiment, right.data?.experiment];
  const [one, other] = sides;
  if (!one || !other) return <Spinner label="Loading experiments" className="m-6 size-5" />;
  if (part === 'config') return <Configs left={one} right={other} />;
  if (part === 'hyperparameters') return <AgainstHyperparameters left={one} right={other} />;
  return (
    <Readable ids={ids} what={part}>
      {part === 'code' ? (
        <AgainstCode left={one} right={other} file={file} onFile={onFile} />
      ) : (
        <AgainstLogs left={one} right={other} />
      )}
    </Readable>
  );
}

type ReadableProps = {
  ids: readonly [number, number];
  what: 'code' | 'logs';
  children: ReactNode;
};

/** what an experiment has made may be kept from somebody, of either of them */
const Readable = ({ ids, what, children }: ReadableProps) => (
  <ExperimentArtifacts experimentId={ids[0]} what={what}>
    <ExperimentArtifacts experimentId={ids[1]} what={what}>
      {children}
    </ExperimentArtifacts>
  </ExperimentArtifacts>
);

function Configs({ left, right }: { left: Experiment; right: Experiment }) {
  // as it runs: what both have, whoever sent it and how
  const [before = '', after = ''] = [left, right].map(
    (experiment) => configFiles(experiment).at(-1)?.text,
  );
  if (before === after)
    return <EmptyState title="No differences" hint="Both run with the same configuration." />;
  return (
    <CodeDiff
      before={{ label: `${left.name} (${left.id})`, text: before }}
      after={{ label: `${right.name} (${right.id})`, text: after }}
      language="yaml"
    />
  );
}
