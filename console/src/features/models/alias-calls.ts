import type { QueryClient } from '@tanstack/react-query';
import { type Caller, getModel, patchModel } from '@trainyard/sdk/calls';
import { modelAliases, withAliases } from '@trainyard/sdk/model';
import type { Model } from '@trainyard/sdk/types';
import { showUndo } from '@trainyard/ui/lib/toast-store';
import type { Keep } from '~/app/editing/edit-question';
import { type Edit, saveFields } from '~/app/editing/save-fields';
import { reportError } from '~/app/errors/report-error';
import { mutation } from '~/data/mutation';
import { masterNow } from '~/lib/master-now';

/** The aliases of one version of a model, in the order of their names. */
export const aliasesOf = (model: Pick<Model, 'metadata'>, version: number): string[] =>
  [...modelAliases(model)]
    .flatMap(([name, currentAliases]) => (currentAliases === version ? [name] : []))
    .sort();

/** The versions that hold aliases; undefined for an alias that none holds. */
type AliasHolders = Readonly<Record<string, number | undefined>>;

type AliasEdit = Edit<AliasHolders> & {
  model: Pick<Model, 'id'>;
  /** the name of the user, for the history */
  by: string;
  keep?: Keep;
};

/**
 * Changes the named aliases in the newest metadata of a model, and returns their former versions.
 * Reports no failure.
 */
export async function saveAliases(
  client: Caller,
  { model: { id }, by, ...edit }: AliasEdit,
): Promise<AliasHolders> {
  const modelName = String(id);
  const { model } = await getModel(client, { modelName });
  const newest = Object.fromEntries(modelAliases(model));
  const moved = await saveFields<AliasHolders, AliasHolders>({
    ...edit,
    label: (alias) => `the alias ${alias}`,
    read: async () => newest,
    write: async (changes) => {
      const author = { by, at: new Date(masterNow()).toISOString() };
      const versions = new Map(
        Object.entries(changes).map(([alias, version]) => [alias, version ?? null]),
      );
      await patchModel(client, {
        modelName,
        body: { metadata: withAliases(model, versions, author) },
      });
      return Object.fromEntries(Object.keys(changes).map((alias) => [alias, newest[alias]]));
    },
  });
  return moved ?? {};
}

const changeAliases = mutation(saveAliases);

const sentence = (name: string, from: number | undefined, to: number | undefined) => {
  if (to === undefined) return `Removed ${name} from V${from}`;
  return from ? `Moved ${name} from V${from} to V${to}` : `Set ${name} on V${to}`;
};

/** Moves aliases of a model to versions, or removes those with undefined; with Undo. */
export async function changeAliasesWithUndo(
  queryClient: QueryClient,
  { model, to, by }: { model: Model; to: AliasHolders; by: string },
): Promise<void> {
  const current = Object.fromEntries(modelAliases(model));
  const base = Object.fromEntries(Object.keys(to).map((name) => [name, current[name]]));
  const before = await changeAliases(queryClient, { model, base, to, by });
  const changed = Object.keys(before);
  if (changed.length === 0) return;
  const after = Object.fromEntries(changed.map((name) => [name, to[name]]));
  const sentences = changed.map((name) => sentence(name, before[name], after[name]));
  showUndo(sentences.join('. '), () => {
    changeAliases(queryClient, { model, base: after, to: before, by }).catch((error: unknown) =>
      reportError(error, { message: 'Undo failed.' }),
    );
  });
}
