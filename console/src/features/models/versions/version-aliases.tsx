import {
  type QueryClient,
  useMutation,
  useQueryClient,
  useSuspenseQuery,
} from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { getModel, patchModel } from '@trainyard/sdk/calls';
import { modelAliases, withAliases } from '@trainyard/sdk/model';
import type { Model, ModelVersion } from '@trainyard/sdk/types';
import { TagEditor } from '@trainyard/ui/form/tags/tag-editor';
import { showUndo } from '@trainyard/ui/lib/toast-store';
import { cn } from '@trainyard/ui/lib/utils';
import { client } from '~/app/api';
import { afterModelChange } from '~/app/query-invalidation';
import { reportError } from '~/app/report-error';
import { nothingOfModel, useMayWrite } from '~/features/models/mutations';
import { meQuery } from '~/features/session/queries';
import { masterNow } from '~/lib/master-now';

/** The aliases of each version of a model, in the order of their names. */
export const aliasesOf = (model: Model, version: number): string[] =>
  [...modelAliases(model)].flatMap(([name, held]) => (held === version ? [name] : [])).sort();

const tones: Record<string, string> = { production: 'text-ok', staging: 'text-run' };

/** The aliases of a model with the version that holds each. */
export const AliasChips = ({ model }: { model: Model }) =>
  [...modelAliases(model)].sort().map(([name, version]) => (
    <Link
      key={name}
      to="/models/$modelId/versions/$versionNum/{-$tab}"
      params={{ modelId: String(model.id), versionNum: String(version) }}
      className={cn(
        'inline-flex h-5 max-w-60 items-center rounded-sm bg-[color-mix(in_oklch,currentColor_11%,transparent)] px-1.5 text-sm',
        tones[name] ?? 'text-muted',
      )}
    >
      <span className="truncate">{name}</span>
      <span className="num shrink-0">&nbsp;→ V{version}</span>
    </Link>
  ));

type Changes = ReadonlyMap<string, number | null>;

/** Changes aliases in the current metadata, and returns their previous versions. */
async function changeAliases(
  queryClient: QueryClient,
  { modelName, changes, by }: { modelName: string; changes: Changes; by: string },
) {
  const { model } = await getModel(client, { modelName });
  const held = modelAliases(model);
  const made = { by, at: new Date(masterNow()).toISOString() };
  const body = { ...nothingOfModel, metadata: withAliases(model, changes, made) };
  await patchModel(client, { modelName, body });
  await afterModelChange(queryClient);
  return new Map([...changes.keys()].map((name) => [name, held.get(name) ?? null]));
}

const sentence = (name: string, from: number | null | undefined, to: number | null) => {
  if (to === null) return `Removed ${name} from V${from}`;
  return from ? `Moved ${name} from V${from} to V${to}` : `V${to} is ${name}`;
};

const usual = ['production', 'staging'];

type Props = { model: Model; version: Pick<ModelVersion, 'version'> };

/** The aliases of one version: adding one removes it from its previous version, with Undo. */
export function VersionAliases({ model, version: { version } }: Props) {
  const queryClient = useQueryClient();
  const mayWrite = useMayWrite(model);
  const { data: me } = useSuspenseQuery(meQuery);
  const by = me.username;
  const aliases = aliasesOf(model, version);
  const { mutateAsync } = useMutation({
    mutationFn: async (names: string[]) => {
      const added = names.filter((name) => !aliases.includes(name));
      const removed = aliases.filter((name) => !names.includes(name));
      const changes: Changes = new Map([
        ...removed.map((name): [string, null] => [name, null]),
        ...added.map((name): [string, number] => [name, version]),
      ]);
      const before = await changeAliases(queryClient, { modelName: model.name, changes, by });
      const sentences = [...changes].map(([name, to]) => sentence(name, before.get(name), to));
      showUndo(sentences.join(', '), () => {
        changeAliases(queryClient, { modelName: model.name, changes: before, by }).catch(
          (error: unknown) => reportError(error, { message: 'Undo failed.' }),
        );
      });
    },
    meta: { errorMessage: `Unable to change the aliases of version ${version}.` },
  });
  if (!mayWrite && aliases.length === 0) return null;
  return (
    <TagEditor
      label={`Aliases of version ${version}`}
      noun="alias"
      tags={aliases}
      disabled={!mayWrite}
      onSave={mutateAsync}
      suggest={async () => [...new Set([...usual, ...modelAliases(model).keys()])]}
      isCompact
    />
  );
}
