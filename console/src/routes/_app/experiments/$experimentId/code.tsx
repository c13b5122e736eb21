import { createFileRoute, useLocation } from '@tanstack/react-router';
import { idOf } from '~/app/page-message';
import { linesHash, parseLines } from '~/components/code-viewer/code-lines';
import { codeParams, codeSearch } from '~/features/experiments/page/code-search';
import { ExperimentArtifacts } from '~/features/experiments/page/experiment-artifacts';
import { ExperimentCode } from '~/features/experiments/page/experiment-code';
import { useSaveSetting } from '~/features/settings/mutations';
import { useSettings } from '~/features/settings/queries';

export const Route = createFileRoute('/_app/experiments/$experimentId/code')({
  validateSearch: codeSearch,
  loader: ({ params }) => idOf(params.experimentId, 'Experiment'),
  component: CodeRoute,
});

function CodeRoute() {
  const experimentId = Route.useLoaderData();
  const { filePath } = Route.useSearch();
  const hash = useLocation({ select: (location) => location.hash });
  const navigate = Route.useNavigate();
  const storagePath = `selected-file-${experimentId}`;
  const stored = useSettings(storagePath, codeParams);
  const save = useSaveSetting();
  return (
    <ExperimentArtifacts experimentId={experimentId} what="code">
      <ExperimentCode
        experimentId={experimentId}
        filePath={filePath ?? stored.filePath}
        onFile={(path) => {
          save({ storagePath, key: 'filePath', value: path });
          void navigate({ search: { filePath: path }, hash: '', replace: true });
        }}
        lines={parseLines(hash)}
        onLines={(lines) =>
          void navigate({
            search: (search) => search,
            hash: linesHash(lines),
            replace: true,
            hashScrollIntoView: false,
          })
        }
      />
    </ExperimentArtifacts>
  );
}
