import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type {
  Checkpoint,
  Experiment,
  Model,
  ModelVersion,
  TrialSourceInfoType,
} from '@trainyard/sdk/types';
import { formatCount } from '@trainyard/ui/lib/format';
import { FailedQuery } from '~/app/errors/failed-query';
import { sourceCheckpoint, sourceTrialId } from '~/lib/config/config-facts';
import { type VersionUse, versionForksQuery, versionUsesQuery } from './queries';

type Use = Partial<Pick<VersionUse, 'trialId' | 'experiment'>> & { did: string };

const reported: Partial<Record<TrialSourceInfoType, string>> = {
  TRIAL_SOURCE_INFO_TYPE_INFERENCE: 'ran it',
  TRIAL_SOURCE_INFO_TYPE_FINE_TUNING: 'was trained from it',
};

/** A fork whose config names no weights only has the code and the config of its parent. */
function howForked({ config }: Experiment, { uuid, training }: Checkpoint): string {
  if (sourceCheckpoint(config) === uuid) return 'was trained from its checkpoint';
  const trialId = sourceTrialId(config);
  if (trialId === undefined) return 'was forked from its experiment';
  return trialId === training.trialId
    ? 'continued its trial'
    : `continued trial ${trialId} of its experiment`;
}

const maxUses = 20;

/**
 * Lists the experiments that came from a version and that the user may see: those whose code
 * reported it, and those that were forked or continued from its experiment.
 */
export function Descendants({ model, version }: { model: Model; version: ModelVersion }) {
  const { checkpoint } = version;
  const reports = useQuery(versionUsesQuery(model.name, version.version));
  const forks = useQuery(versionForksQuery(checkpoint.training.experimentId));
  const failed = [reports, forks].find(({ error, data }) => error && !data);
  const reporters = new Set(reports.data?.map(({ experiment }) => experiment?.id));
  const uses: Use[] = [
    ...(reports.data ?? []).map(({ type, ...use }) => ({
      ...use,
      did: reported[type] ?? 'used it',
    })),
    ...(forks.data?.forks ?? [])
      .filter(({ id }) => !reporters.has(id))
      .map((experiment) => ({ experiment, did: howForked(experiment, checkpoint) })),
  ];
  const rest =
    uses.length - maxUses + Math.max(0, (forks.data?.total ?? 0) - (forks.data?.forks.length ?? 0));
  return (
    <>
      {failed ? (
        <FailedQuery
          title={`Unable to fetch all that came from version ${version.version}`}
          query={failed}
        />
      ) : null}
      {uses.length === 0 ? null : (
        <>
          <h3 className="pt-3 pb-1 text-sm font-medium">{`What came from V${version.version} since`}</h3>
          <ul aria-label={`Uses of version ${version.version}`} className="grid gap-1">
            {uses.slice(0, maxUses).map((use) => (
              <li
                key={`${use.experiment?.id}/${use.trialId}/${use.did}`}
                className="min-w-0 wrap-anywhere"
              >
                <UseLinks {...use} /> <span className="text-muted">{use.did}</span>
              </li>
            ))}
            {rest > 0 ? (
              <li className="num text-muted">{`and ${formatCount(rest)} more`}</li>
            ) : null}
          </ul>
        </>
      )}
    </>
  );
}

function UseLinks({ experiment, trialId }: Use) {
  const trial =
    trialId === undefined ? null : (
      <Link to="/trials/$trialId/{-$tab}" params={{ trialId: String(trialId) }}>
        {`Trial ${trialId}`}
      </Link>
    );
  if (!experiment) return trial;
  return (
    <>
      <Link
        to="/experiments/$experimentId/{-$tab}"
        params={{ experimentId: String(experiment.id) }}
      >
        {experiment.name}
      </Link>{' '}
      <span className="num text-muted">{experiment.id}</span>
      {trial ? <>, {trial}</> : null}
    </>
  );
}
