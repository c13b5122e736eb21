import { actionFor, type Viewer } from '@trainyard/rbac';
import { modelAliases } from '@trainyard/sdk/model';
import type { Model, ModelVersion } from '@trainyard/sdk/types';
import { listText, plural } from '@trainyard/ui/lib/format';
import {
  Archive,
  ArchiveRestore,
  CodeXml,
  Download,
  FolderInput,
  Pencil,
  Rocket,
  Trash2,
  Undo2,
} from 'lucide-react';
import {
  type EntityActions,
  menuItemsOf,
  type OfferedItem,
  offeredItems,
} from '~/app/actions/entity-action';
import { meQuery } from '~/data/session';
import { aliasesOf, removeModel, removeVersion, switchModel } from './mutations';
import { formerProductionOf, productionOf } from './releases';

type ReleaseAction = 'promote' | 'rollBack';
type ReleaseSubject = { model: Model; version?: ModelVersion };

/** Moves of the alias of the version in production. */
const releaseActions = {
  promote: {
    label: 'Promote to production...',
    icon: Rocket,
    dialog: async () => ({
      default: (await import('./versions/release-dialog')).PromoteDialog,
    }),
  },
  rollBack: {
    label: 'Roll back production...',
    icon: Undo2,
    dialog: async () => ({
      default: (await import('./versions/release-dialog')).RollBackDialog,
    }),
  },
} satisfies EntityActions<ReleaseAction, ReleaseSubject>;

/**
 * Names the version to roll back to. Removes the promotion from the version in production, and the
 * roll back from other versions and where there is no former version.
 */
function releaseItems<Id extends string>(
  items: readonly OfferedItem<Id>[],
  { model, version }: ReleaseSubject,
): OfferedItem<Id>[] {
  const current = productionOf(model);
  const former = formerProductionOf(model);
  const number = version?.version;
  return items.flatMap((item) => {
    if (item.id === 'promote')
      return model.numVersions === 0 || (number !== undefined && number === current) ? [] : [item];
    if (item.id !== 'rollBack') return [item];
    if (former === undefined || (number !== undefined && number !== current)) return [];
    return [{ ...item, label: `Roll back to V${former}...` }];
  });
}

type ModelAction = 'edit' | 'move' | 'archive' | 'unarchive' | 'delete' | ReleaseAction;

const archiveFailure = ({ model }: { model: Model }) =>
  `Unable to switch model ${model.id} archive status.`;

/** Every action on a model: how it is shown and what runs it. */
export const modelActions: EntityActions<ModelAction, { model: Model }> = {
  ...releaseActions,
  edit: { label: 'Edit...', icon: Pencil, dialog: () => import('./edit-model-dialog') },
  move: { label: 'Move...', icon: FolderInput, dialog: () => import('./move-model-dialog') },
  archive: {
    label: 'Archive',
    icon: Archive,
    run: ({ model }, { queryClient }) => switchModel(queryClient, 'archive', model),
    success: ({ model }) => `Archived ${model.name}`,
    undo: 'unarchive',
    failure: archiveFailure,
  },
  unarchive: {
    label: 'Unarchive',
    icon: ArchiveRestore,
    run: ({ model }, { queryClient }) => switchModel(queryClient, 'unarchive', model),
    success: ({ model }) => `Unarchived ${model.name}`,
    undo: 'archive',
    failure: archiveFailure,
  },
  delete: {
    label: 'Delete Model...',
    icon: Trash2,
    isDangerous: true,
    confirmation: {
      title: 'Confirm Delete Model',
      text: ({ model }) => (
        <p>
          Are you sure you want to delete {model.name} and all of its versions?
          <span className="num mt-2 block">
            {plural(model.numVersions, 'version')}. Their checkpoints stay with their experiments.
          </span>
          <AliasList names={[...modelAliases(model).keys()]} />
        </p>
      ),
      submit: 'Delete Model',
      typeToConfirm: ({ model }) => model.name,
    },
    run: ({ model }, { queryClient }) => removeModel(queryClient, model.name),
    failure: () => 'Unable to delete model.',
  },
};

const modelMenu: readonly ModelAction[] = [
  ...(['promote', 'rollBack'] as const),
  ...(['edit', 'move', 'archive', 'unarchive', 'delete'] as const),
];

const isRelease = (id: string): id is ReleaseAction => id in releaseActions;

/** The menu items of a model for this viewer. */
export const modelItems = (model: Model, viewer: Viewer): OfferedItem<ModelAction>[] =>
  releaseItems(
    offeredItems(menuItemsOf(modelActions, modelMenu), (id) =>
      // aliases are metadata of the model
      actionFor({ model }, isRelease(id) ? 'edit' : id, viewer),
    ),
    { model },
  );

/** Names the aliases that are deleted with a model. */
const AliasList = ({ names }: { names: readonly string[] }) =>
  names.length === 0 ? null : (
    <span className="mt-2 block">Its aliases are deleted with it: {names.join(', ')}.</span>
  );

const AliasNote = ({ aliases }: { aliases: readonly string[] }) =>
  aliases.length === 0 ? null : (
    <p className="mt-2">It is {listText(aliases)}: no version of the model will be.</p>
  );

type VersionAction = 'download' | 'notebook' | 'edit' | 'deregister' | ReleaseAction;
type VersionSubject = { model: Model; version: ModelVersion };

/** Every action on a version of a model; `notebook` is permitted as `download` is. */
export const versionActions: EntityActions<VersionAction, VersionSubject> = {
  ...releaseActions,
  download: {
    label: 'Download...',
    icon: Download,
    dialog: async () => ({
      default: (await import('./versions/use-version-dialog')).DownloadVersionDialog,
    }),
  },
  notebook: {
    label: 'Use in Notebook',
    icon: CodeXml,
    dialog: async () => ({
      default: (await import('./versions/use-version-dialog')).NotebookDialog,
    }),
  },
  edit: { label: 'Edit...', icon: Pencil, dialog: () => import('./versions/edit-version-dialog') },
  deregister: {
    label: 'Deregister Version...',
    icon: Trash2,
    isDangerous: true,
    confirmation: {
      title: 'Confirm Delete Model Version',
      text: ({ model, version }) => (
        <>
          <p>{`Are you sure you want to delete Version ${version.version} from this model?`}</p>
          <p className="mt-2">
            <strong className="font-medium text-text">
              {[model.name, version.name].filter(Boolean).join(' · ')}
            </strong>
          </p>
          <AliasNote aliases={aliasesOf(model, version.version)} />
          <p className="mt-2">Its checkpoint stays with its experiment.</p>
        </>
      ),
      submit: 'Delete Version',
      // the name of a version may be empty
      typeToConfirm: ({ model, version }) => `${model.name} V${version.version}`,
    },
    run: ({ model, version: { version } }, { queryClient }) =>
      removeVersion(queryClient, {
        model,
        version,
        aliases: aliasesOf(model, version),
        by: queryClient.getQueryData(meQuery.queryKey)?.user.username ?? '',
      }),
    failure: () => 'Unable to delete version.',
  },
};

const versionMenu: readonly VersionAction[] = [
  ...(['promote', 'rollBack', 'download'] as const),
  ...(['notebook', 'edit', 'deregister'] as const),
];

/** The menu items of a version; its model is the one of its page. */
export const versionItems = (
  { model, version }: VersionSubject,
  viewer: Viewer,
): OfferedItem<VersionAction>[] =>
  releaseItems(
    offeredItems(menuItemsOf(versionActions, versionMenu), (id) =>
      isRelease(id)
        ? actionFor({ model }, 'edit', viewer)
        : actionFor(
            { modelVersion: { ...version, model } },
            id === 'notebook' ? 'download' : id,
            viewer,
          ),
    ),
    { model, version },
  );
