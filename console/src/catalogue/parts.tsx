import { entriesOf, Opened } from '@trainyard/ui/catalogue/entry';
import { useState } from 'react';
import CheckpointDialog from '~/features/checkpoints/checkpoint-dialog';
import { CheckpointsTable } from '~/features/checkpoints/checkpoints-table';
import { checkpointSearch } from '~/features/checkpoints/search';
import { ExperimentCode } from '~/features/experiment-detail/code/experiment-code';
import { ExperimentArtifacts } from '~/features/experiment-detail/experiment-artifacts';
import { ExperimentNotes } from '~/features/experiment-detail/experiment-notes';
import { ExperimentTrial } from '~/features/experiment-detail/trial/experiment-trial';
import { NotesPage } from '~/features/notes/notes-page';
import { ProfileChart } from '~/features/profiler/profile-chart';
import { Profiler } from '~/features/profiler/profiler';
import { profilerSearch } from '~/features/profiler/search';
import { HyperparameterTable } from '~/features/trials/hyperparameter-table';
import { trialSearch } from '~/features/trials/search';
import { TrialsTable } from '~/features/trials/trials-table';
import { Answering } from './answering';
import { answered, checkpointIdOf, projectOf, seen, withTrial } from './stand-in-facts';
import { type Answers, refusedAs } from './stand-in-network';
import { onPage, type StateProps, statesOf } from './states';

const nothing = () => {};
const none = () => null;

function Trials({ id }: StateProps) {
  const [search, setSearch] = useState(trialSearch.defaults);
  return (
    <TrialsTable
      experimentId={id}
      search={search}
      onSearchChange={(change) => setSearch({ ...search, ...change })}
      actions={none}
      menu={{ label: ({ id }) => `Actions for trial ${id}`, onOpen: none }}
    />
  );
}

function Checkpoints({ id }: StateProps) {
  const [search, setSearch] = useState(checkpointSearch.defaults);
  return (
    <CheckpointsTable
      experimentId={id}
      search={search}
      onSearchChange={(change) => setSearch({ ...search, ...change })}
    />
  );
}

const OneCheckpoint = ({ id }: StateProps) => (
  <Opened what="checkpoint">
    {(close) => (
      <CheckpointDialog checkpointUuid={checkpointIdOf(id)} openedAs="itself" onClose={close} />
    )}
  </Opened>
);

const codeOf = (filePath?: string) =>
  onPage(({ id }) => (
    <ExperimentCode
      experimentId={id}
      filePath={filePath}
      onFile={nothing}
      lines={undefined}
      onLines={nothing}
    />
  ));

const artifacts = ['metrics', 'logs', 'code', 'checkpoints'] as const;

const Kept = onPage(({ id }) =>
  artifacts.map((what) => (
    <ExperimentArtifacts key={what} experimentId={id} what={what}>
      {null}
    </ExperimentArtifacts>
  )),
);

const Trial = onPage(({ id }) => (
  <ExperimentTrial experimentId={withTrial(id)}>{none}</ExperimentTrial>
));

const profileOf = (isEnabled: boolean) =>
  onPage(({ id }) => (
    <Profiler
      experiment={{ config: { profiling: { enabled: isEnabled } } }}
      trialId={id}
      isLive={false}
      view={profilerSearch.defaults}
      onViewChange={nothing}
    />
  ));
const Profile = profileOf(true);
const NoProfile = profileOf(false);

const OneProfile = ({ id }: StateProps) => (
  <ProfileChart
    trialId={id}
    isLive={false}
    title="Throughput"
    unit="samples/s"
    asked={[{ name: 'samples_per_second', metricType: 'PROFILER_METRIC_TYPE_MISC' }]}
  />
);

const labelled = (name: string, kind: string) => ({
  trialId: seen.whole,
  name,
  agentId: 'agent-1',
  gpuUuid: '',
  metricType: `PROFILER_METRIC_TYPE_${kind}`,
});
const measured = [
  labelled('samples_per_second', 'MISC'),
  labelled('train_batch', 'TIMING'),
  labelled('cpu_util_simple', 'SYSTEM'),
];

/** Of three charts one fails, one is refused, and one is drawn. */
const someProfiles: Answers = {
  [`/trials/${seen.whole}/profiler/available_series`]: () =>
    Response.json({ result: { labels: measured } }),
  [`/trials/${seen.whole}/profiler/metrics`]: (asked) => {
    const name = asked.get('labels.name');
    const refused = {
      samples_per_second: refusedAs(answered.failed),
      train_batch: refusedAs(answered.refused),
    }[name ?? ''];
    const steps = Array.from({ length: 40 }, (_, at) => at);
    const batch = {
      values: steps.map((at) => 50 + 30 * Math.sin(at / 6)),
      batches: steps,
      timestamps: steps.map((at) => new Date(Date.UTC(2026, 2, 1, 9, at)).toISOString()),
      labels: measured.find((each) => each.name === name) ?? null,
    };
    return refused ?? Response.json({ result: { batch } });
  },
};

const Notes = onPage(({ id }) => <NotesPage project={projectOf(id)} page={0} />);
const Note = onPage(({ id }) => <ExperimentNotes experimentId={id} />);

export const parts = entriesOf('Parts of pages', {
  ...statesOf('trials', {
    title: 'Trials',
    Part: onPage(Trials),
    none: 'Experiment will not have trials',
  }),
  ...statesOf('one-trial', {
    title: 'The one trial',
    Part: Trial,
    isNeverEmpty: true,
    isUnanswered: true,
  }),
  'hyperparameters-empty': {
    title: 'Hyperparameters: none',
    Example: () => <HyperparameterTable hparams={null} />,
  },
  ...statesOf('checkpoints', {
    title: 'Checkpoints',
    Part: onPage(Checkpoints),
    none: 'No checkpoints',
  }),
  ...statesOf('checkpoint', {
    title: 'One checkpoint',
    Part: onPage(OneCheckpoint),
    isNeverEmpty: true,
  }),
  ...statesOf('files', {
    title: 'Code',
    Part: codeOf(),
    none: 'Configuration',
    failed: '[role=alert]',
    isPage: true,
  }),
  ...statesOf('file', {
    title: 'A file',
    Part: codeOf('model/net.py'),
    isNeverEmpty: true,
    isPage: true,
  }),
  'artifacts-kept': {
    title: 'What may not be seen',
    Example: () => <Kept id={seen.withoutArtifacts} />,
    ready: 'text=You may not see the checkpoints of this experiment',
  },
  ...statesOf('profile', { title: 'Profiler', Part: Profile, none: 'No data to plot.' }),
  ...statesOf('profile-chart', {
    title: 'Profiler: one chart',
    Part: OneProfile,
    none: 'No data to plot.',
  }),
  'profile-some': {
    title: 'Profiler: one chart fails, one is refused',
    Example: () => (
      <Answering answers={someProfiles}>
        <Profile id={seen.whole} />
      </Answering>
    ),
    ready: 'section[aria-label="Timing Metrics"] button:has-text("Retry")',
  },
  'profile-off': {
    title: 'Profiler: not enabled',
    Example: () => <NoProfile id={seen.whole} />,
    ready: 'text=No profiling enabled',
  },
  'notes-empty': {
    title: 'Notes of a project: none',
    Example: () => <Notes id={seen.empty} />,
    ready: 'text=No notes for this project',
  },
  'notes-read-only': {
    title: 'Notes of a project: to be read',
    Example: () => <Notes id={seen.readOnly} />,
    ready: '.markdown',
    isPage: true,
  },
  'notes-whole': {
    title: 'Notes of a project',
    Example: () => <Notes id={seen.whole} />,
    ready: 'button:has-text("New Note")',
    isPage: true,
  },
  'note-empty': {
    title: 'Notes of an experiment: none',
    Example: () => <Note id={seen.whole} />,
  },
  'note-read-only': {
    title: 'Notes of an experiment: to be read',
    Example: () => <Note id={seen.readOnly} />,
    ready: '.markdown',
  },
});
