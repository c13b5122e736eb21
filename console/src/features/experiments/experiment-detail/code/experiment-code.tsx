import { useQuery, useSuspenseQuery } from '@tanstack/react-query';
import { Button } from '@trainyard/ui/base/button';
import { EmptyState, FailedState } from '@trainyard/ui/base/empty-state';
import { Spinner } from '@trainyard/ui/base/spinner';
import type { CodeLines } from '@trainyard/ui/code/code-lines';
import { CodeViewer } from '@trainyard/ui/code/code-viewer';
import { FileTree } from '@trainyard/ui/code/file-tree';
import { SplitPane } from '@trainyard/ui/page/split-pane/split-pane';
import { type ReactNode, useEffect } from 'react';
import { isUnreachable } from '~/app/errors/is-unreachable';
import { messageOf, reportError } from '~/app/errors/report-error';
import { codeQueries } from '~/data/experiments/code';
import { experimentQueries } from '~/data/experiments/experiments';
import {
  type ConfigFile,
  configFiles,
  withConfigs,
} from '~/features/experiments/base/config-files';

type Props = {
  experimentId: number;
  /** the file a link or the last visit names */
  filePath: string | undefined;
  onFile: (path: string) => void;
  lines: CodeLines | undefined;
  onLines: (lines: CodeLines) => void;
};

/** The code an experiment ran, and the configs it ran with. */
export function ExperimentCode(props: Props) {
  const { experimentId, filePath, onFile } = props;
  const { experiment } = useSuspenseQuery(experimentQueries.detail(experimentId)).data;
  const tree = useQuery({ ...codeQueries.tree(experimentId), enabled: !experiment.unmanaged });
  const hasNoCode = experiment.unmanaged || tree.data?.length === 0;
  const configs = configFiles(experiment);
  const nodes = withConfigs(tree.data ?? [], configs);
  const path = filePath ?? configs[0]?.path ?? '';
  const config = configs.find((each) => each.path === path);
  return (
    <SplitPane
      label="Width of the file tree"
      initialWidth={280}
      className="flex-1 border-t"
      left={
        <>
          <FileTree label="Files" nodes={nodes} selected={path} onSelect={onFile} />
          {hasNoCode ? <p className="px-3 py-2 text-muted">No code was uploaded.</p> : null}
          {tree.isLoading ? <Waiting>Loading file tree...</Waiting> : null}
          {tree.error ? (
            <div role="alert" className="grid justify-items-start gap-2 px-3 py-2">
              <p className="wrap-anywhere text-bad">
                Unable to fetch the file tree. {messageOf(tree.error)}
              </p>
              <Button onClick={() => void tree.refetch()} isBusy={tree.isFetching}>
                Retry
              </Button>
            </div>
          ) : null}
        </>
      }
      right={
        config ? (
          <ConfigText key={path} config={config} {...props} />
        ) : (
          <File {...props} path={path} />
        )
      }
    />
  );
}

const Waiting = ({ children }: { children: ReactNode }) => (
  <p role="status" className="flex items-center gap-2 px-3 py-2 text-muted">
    <Spinner />
    {children}
  </p>
);

type ConfigProps = Pick<Props, 'lines' | 'onLines'> & { config: ConfigFile };

const ConfigText = ({ config, lines, onLines }: ConfigProps) => (
  <CodeViewer
    // a config that changes is another text
    key={config.text}
    name={config.path}
    bytes={new TextEncoder().encode(config.text)}
    description={config.note}
    downloadName={config.downloadName}
    lines={lines}
    onLines={onLines}
  />
);

type FileProps = Pick<Props, 'experimentId' | 'lines' | 'onLines'> & { path: string };

function File({ experimentId, path, lines, onLines }: FileProps) {
  const { data, error, isFetching, refetch } = useQuery({
    ...codeQueries.file(experimentId, path),
    enabled: path !== '',
  });
  useEffect(() => {
    if (!error || isUnreachable(error)) return;
    const explanation = 'Failed to load selected file.';
    reportError(error, { message: 'Unable to fetch the selected file.', explanation });
  }, [error]);
  if (path === '') return <EmptyState title="Please, choose a file to preview." />;
  if (data)
    return <CodeViewer key={path} name={path} bytes={data} lines={lines} onLines={onLines} />;
  if (!error) return <Waiting>Loading code viewer...</Waiting>;
  return (
    <FailedState
      title="Unable to fetch file."
      message={messageOf(error)}
      onRetry={() => void refetch()}
      isRetrying={isFetching}
    />
  );
}
