import { useSuspenseQuery } from '@tanstack/react-query';
import * as calls from '@trainyard/sdk/calls';
import { modelAliases, withAliases } from '@trainyard/sdk/model';
import type { Model, ModelVersion } from '@trainyard/sdk/types';
import type { ReactNode } from 'react';
import { modelQueries } from '~/data/models';
import EditModelDialog from '~/features/registry/models/edit-model-dialog';
import { ModelTags, VersionTags } from '~/features/registry/models/model-tags';
import { ModelWords } from '~/features/registry/models/model-words';
import { ModelDescription, VersionDescription } from '~/features/registry/models/table-cells';
import EditVersionDialog from '~/features/registry/models/versions/edit-version-dialog';
import { VersionAliases } from '~/features/registry/models/versions/version-aliases';
import { VersionModel } from '~/features/registry/models/versions/version-model';
import { VersionNotes } from '~/features/registry/models/versions/version-notes';
import {
  addMetadata,
  addTag,
  done,
  type FieldRow,
  inForm,
  inNote,
  inPlace,
  type ListRow,
  type Other,
} from './edit-rows';

const modelOf = async (other: Other) => (await calls.getModel(other, { modelName: '1' })).model;

const patchModel = (body: Partial<Model>) => (other: Other) =>
  calls.patchModel(other, { modelName: '1', body });

const versionPlace = { modelName: '1', modelVersionNum: 1 };

const versionOf = async (other: Other) =>
  (await calls.getModelVersion(other, versionPlace)).modelVersion;

type VersionFields = Partial<
  Pick<ModelVersion, 'name' | 'comment' | 'notes' | 'labels' | 'metadata'>
>;

const patchVersion = (body: VersionFields) => (other: Other) =>
  calls.patchModelVersion(other, {
    ...versionPlace,
    body: {
      checkpoint: null,
      name: null,
      comment: null,
      notes: null,
      labels: null,
      metadata: null,
      ...body,
    },
  });

async function openVersionDialog(other: Other) {
  const [model, version] = [await modelOf(other), await versionOf(other)];
  return <EditVersionDialog model={model} version={version} onClose={done} />;
}

/** Points an alias to a version, beside the others. */
const moveAlias = (alias: string, version: number) => async (other: Other) => {
  const author = { by: 'admin', at: new Date().toISOString() };
  const metadata = withAliases(await modelOf(other), new Map([[alias, version]]), author);
  await patchModel({ metadata })(other);
};

function LiveModel({ children }: { children: (model: Model) => ReactNode }) {
  return children(useSuspenseQuery(modelQueries.detail('1')).data);
}

function LiveVersion({ children }: { children: (version: ModelVersion) => ReactNode }) {
  return children(useSuspenseQuery(modelQueries.version('1', 1)).data);
}

export const fields: readonly FieldRow[] = [
  {
    field: 'name of a model',
    operations: ['patchModel'],
    open: async (other) => <EditModelDialog model={await modelOf(other)} onClose={done} />,
    edit: inForm('Name', 'Save'),
    mine: 'mine',
    read: async (other) => (await modelOf(other)).name,
    writeSame: patchModel({ name: 'theirs' }),
    beside: {
      write: patchModel({ description: 'theirs' }),
      read: async (other) => (await modelOf(other)).description,
    },
  },
  {
    field: 'description of a model that is renamed meanwhile',
    operations: ['patchModel'],
    open: async (other) => <EditModelDialog model={await modelOf(other)} onClose={done} />,
    edit: inForm('Description', 'Save'),
    mine: 'mine',
    read: async (other) => (await modelOf(other)).description,
    writeSame: patchModel({ description: 'theirs' }),
    beside: {
      write: patchModel({ name: 'theirs' }),
      read: async (other) => (await modelOf(other)).name,
    },
  },
  {
    field: 'description of a model in its list',
    operations: ['patchModel'],
    open: async (other) => <ModelDescription model={await modelOf(other)} />,
    edit: inPlace('Description of .*'),
    mine: 'mine',
    read: async (other) => (await modelOf(other)).description,
    writeSame: patchModel({ description: 'theirs' }),
    beside: {
      write: patchModel({ name: 'theirs' }),
      read: async (other) => (await modelOf(other)).name,
    },
  },
  {
    field: 'notes of a model',
    operations: ['patchModel'],
    open: async () => <LiveModel>{(model) => <ModelWords model={model} />}</LiveModel>,
    edit: inNote,
    mine: 'mine',
    read: async (other) => (await modelOf(other)).notes,
    writeSame: patchModel({ notes: 'theirs' }),
    beside: {
      write: patchModel({ description: 'theirs' }),
      read: async (other) => (await modelOf(other)).description,
    },
  },
  {
    field: 'metadata of a model',
    operations: ['patchModel'],
    open: async () => <LiveModel>{(model) => <ModelWords model={model} />}</LiveModel>,
    edit: addMetadata,
    mine: 'mine',
    read: async (other) => (await modelOf(other)).metadata?.added,
    writeSame: async (other) =>
      patchModel({ metadata: { ...(await modelOf(other)).metadata, added: 'theirs' } })(other),
    beside: {
      write: async (other) =>
        patchModel({ metadata: { ...(await modelOf(other)).metadata, other: 'theirs' } })(other),
      read: async (other) => (await modelOf(other)).metadata?.other,
    },
  },
  {
    field: 'name of a version',
    operations: ['patchModelVersion'],
    open: openVersionDialog,
    edit: inForm('Name', 'Save'),
    mine: 'mine',
    read: async (other) => (await versionOf(other)).name,
    writeSame: patchVersion({ name: 'theirs' }),
    beside: {
      write: patchVersion({ comment: 'theirs' }),
      read: async (other) => (await versionOf(other)).comment,
    },
  },
  {
    field: 'description of a version whose model is renamed meanwhile',
    operations: ['patchModelVersion'],
    open: openVersionDialog,
    edit: inForm('Description', 'Save'),
    mine: 'mine',
    read: async (other) => (await versionOf(other)).comment,
    writeSame: patchVersion({ comment: 'theirs' }),
    beside: {
      write: patchModel({ name: 'theirs' }),
      read: async (other) => (await modelOf(other)).name,
    },
  },
  {
    field: 'description of a version in its list',
    operations: ['patchModelVersion'],
    open: async (other) => <VersionDescription version={await versionOf(other)} />,
    edit: inPlace('Description of .*'),
    mine: 'mine',
    read: async (other) => (await versionOf(other)).comment,
    writeSame: patchVersion({ comment: 'theirs' }),
    beside: {
      write: patchVersion({ name: 'theirs' }),
      read: async (other) => (await versionOf(other)).name,
    },
  },
  {
    field: 'notes of a version',
    operations: ['patchModelVersion'],
    open: async () => (
      <LiveVersion>{(version) => <VersionNotes modelId="1" version={version} />}</LiveVersion>
    ),
    edit: inNote,
    mine: 'mine',
    read: async (other) => (await versionOf(other)).notes,
    writeSame: patchVersion({ notes: 'theirs' }),
    beside: {
      write: patchVersion({ name: 'theirs' }),
      read: async (other) => (await versionOf(other)).name,
    },
  },
  {
    field: 'metadata of a version',
    operations: ['patchModelVersion'],
    open: async () => (
      <LiveVersion>{(version) => <VersionModel modelId="1" version={version} />}</LiveVersion>
    ),
    edit: addMetadata,
    mine: 'mine',
    read: async (other) => (await versionOf(other)).metadata?.added,
    writeSame: patchVersion({ metadata: { added: 'theirs' } }),
    beside: {
      write: patchVersion({ metadata: { other: 'theirs' } }),
      read: async (other) => (await versionOf(other)).metadata?.other,
    },
  },
  {
    field: 'version of an alias',
    operations: ['patchModel'],
    open: async (other) => <VersionAliases model={await modelOf(other)} version={{ version: 1 }} />,
    edit: async () => addTag('alias', 'production')(),
    mine: 1,
    read: async (other) => modelAliases(await modelOf(other)).get('production'),
    writeSame: moveAlias('production', 3),
    beside: {
      write: moveAlias('theirs', 2),
      read: async (other) =>
        modelAliases(await modelOf(other)).get('theirs') ? 'theirs' : undefined,
    },
  },
];

export const lists: readonly ListRow[] = [
  {
    list: 'tags of a model',
    operations: ['patchModel'],
    open: async () => <LiveModel>{(model) => <ModelTags model={model} />}</LiveModel>,
    add: addTag('tag', 'mine'),
    addOther: async (other) =>
      patchModel({ labels: [...(await modelOf(other)).labels, 'theirs'] })(other),
    read: async (other) => (await modelOf(other)).labels,
    mine: 'mine',
    otherItem: 'theirs',
    hasUndo: true,
  },
  {
    list: 'tags of a version',
    operations: ['patchModelVersion'],
    open: async () => (
      <LiveModel>
        {(model) => (
          <LiveVersion>{(version) => <VersionTags model={model} version={version} />}</LiveVersion>
        )}
      </LiveModel>
    ),
    add: addTag('tag', 'mine'),
    addOther: async (other) =>
      patchVersion({ labels: [...(await versionOf(other)).labels, 'theirs'] })(other),
    read: async (other) => (await versionOf(other)).labels,
    mine: 'mine',
    otherItem: 'theirs',
    hasUndo: true,
  },
  {
    list: 'aliases of a version',
    operations: ['patchModel'],
    open: async () => (
      <LiveModel>{(model) => <VersionAliases model={model} version={{ version: 1 }} />}</LiveModel>
    ),
    add: addTag('alias', 'mine'),
    addOther: moveAlias('theirs', 1),
    read: async (other) => [...modelAliases(await modelOf(other)).keys()],
    mine: 'mine',
    otherItem: 'theirs',
    hasUndo: true,
  },
];
