import { createFileRoute, useLocation } from '@tanstack/react-router';
import { linesHash, parseLines } from '@trainyard/ui/code/code-lines';
import { idOf } from '~/app/errors/page-message';
import { useLoadedData } from '~/app/loading/use-loaded-data';
import { useSaveSetting } from '~/data/save-setting';
import { useSettings } from '~/data/settings';
import { ExperimentCode } from '~/features/experiments/experiment-detail/code/experiment-code';
import { ExperimentArtifacts } from '~/features/experiments/experiment-detail/experiment-artifacts';
import { optional, searchSchema, text } from '~/lib/search-param';

/** The open file of an experiment's code; its lines are the link's hash. */
const codeSearch = searchSchema(() => ({ filePath: optional(text) }));

export const Route = createFileRoute('/_app/experiments/$experimentId/code')({
  validateSearch: codeSearch,
  loader: ({ params }) => idOf(params.experimentId, 'Experiment'),
  component: CodeRoute,
});

function CodeRoute() {
  const experimentId = useLoadedData(Route.useLoaderData());
  const { filePath } = Route.useSearch();
  const hash = useLocation({ select: (location) => location.hash });
  const navigate = Route.useNavigate();
  const storagePath = `selected-file-${experimentId}`;
  const stored = useSettings(storagePath, codeSearch);
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
