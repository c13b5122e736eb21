import { type QueryClient, useSuspenseQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { type ListChange, modelAliases } from '@trainyard/sdk/model';
import type { Model, ModelVersion } from '@trainyard/sdk/types';
import { cn } from '@trainyard/ui/lib/utils';
import { displayText } from '@trainyard/ui/lib/visible-controls';
import { BookmarkPlus } from 'lucide-react';
import { EntityTags } from '~/app/editing/entity-tags';
import { meQuery } from '~/data/session';
import { useMayWrite } from '~/features/registry/models/use-may-write';
import { aliasesOf, changeAliasesWithUndo } from '../mutations';

const tones: Record<string, string> = { production: 'text-ok', staging: 'text-run' };

const chipClass =
  'inline-flex h-5 max-w-60 items-center rounded-sm bg-[color-mix(in_oklch,currentColor_11%,transparent)] px-1.5 text-sm';

type ChipsProps = { model: Model; versions: readonly ModelVersion[] | undefined };

/** The aliases of a model with their versions; an alias of a deleted version has no link. */
export const AliasChips = ({ model, versions }: ChipsProps) =>
  [...modelAliases(model)].sort().map(([name, number]) =>
    !versions || versions.some(({ version }) => version === number) ? (
      <Link
        key={name}
        to="/models/$modelId/versions/$versionNum/{-$tab}"
        params={{ modelId: String(model.id), versionNum: String(number) }}
        className={cn(chipClass, tones[name] ?? 'text-muted')}
      >
        <span className="truncate">{displayText(name)}</span>
        <span className="num shrink-0">&nbsp;→ V{number}</span>
      </Link>
    ) : (
      <span key={name} className={cn(chipClass, 'text-faint')}>
        <span className="truncate">{displayText(name)}</span>
        <span className="num shrink-0">&nbsp;→ V{number}, deregistered</span>
      </span>
    ),
  );

const commonAliases = ['production', 'staging'];

type Props = { model: Model; version: Pick<ModelVersion, 'version'> };

/** The aliases of one version: adding one removes it from its previous version, with Undo. */
export function VersionAliases({ model, version: { version } }: Props) {
  const mayWrite = useMayWrite(model);
  const { data: me } = useSuspenseQuery(meQuery);

  const save = (queryClient: QueryClient, { added, removed }: ListChange) =>
    changeAliasesWithUndo(queryClient, {
      model,
      by: me.username,
      to: Object.fromEntries([
        ...removed.map((name) => [name, undefined]),
        ...added.map((name) => [name, version]),
      ]),
    });

  return (
    <EntityTags
      label={`Aliases of version ${version}`}
      noun="alias"
      AddIcon={BookmarkPlus}
      tags={aliasesOf(model, version)}
      tones={tones}
      isAllowed={mayWrite}
      save={save}
      failure={`Unable to change the aliases of version ${version}.`}
      suggest={async () => [...new Set([...commonAliases, ...modelAliases(model).keys()])]}
    />
  );
}
