import { type ActionableModelVersion, actionFor, type Viewer } from '@trainyard/rbac';
import { modelAliases } from '@trainyard/sdk/model';
import type { Model, ModelVersion } from '@trainyard/sdk/types';
import { plural } from '@trainyard/ui/lib/format';
import {
  Archive,
  ArchiveRestore,
  CodeXml,
  Download,
  FolderInput,
  Pencil,
  Trash2,
} from 'lucide-react';
import {
  type EntityActions,
  menuItemsOf,
  type OfferedItem,
  offeredItems,
} from '~/app/actions/entity-action';
import { meQuery } from '~/data/session';
import { aliasesOf, removeModel, removeVersion, switchModel } from './mutations';

type ModelAction = 'edit' | 'move' | 'archive' | 'unarchive' | 'delete';

const archiveFailure = ({ model }: { model: Model }) =>
  `Unable to switch model ${model.id} archive status.`;

/** Every action on a model: how it is shown and what runs it. */
export const modelActions: EntityActions<ModelAction, { model: Model }> = {
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
            This cannot be undone.
          </span>
          <AliasList names={[...modelAliases(model).keys()]} />
        </p>
      ),
      submit: 'Delete Model',
    },
    run: ({ model }, { queryClient }) => removeModel(queryClient, model.name),
    failure: () => 'Unable to delete model.',
  },
};

const modelMenu: readonly ModelAction[] = ['edit', 'move', 'archive', 'unarchive', 'delete'];

/** The menu items of a model for this viewer. */
export const modelItems = (model: Model, viewer: Viewer): OfferedItem<ModelAction>[] =>
  offeredItems(menuItemsOf(modelActions, modelMenu), (id) => actionFor({ model }, id, viewer));

/** Names the aliases that are deleted with a model. */
const AliasList = ({ names }: { names: readonly string[] }) =>
  names.length === 0 ? null : (
    <span className="mt-2 block">Its aliases are deleted with it: {names.join(', ')}.</span>
  );

const AliasNote = ({ aliases }: { aliases: readonly string[] }) =>
  aliases.length === 0 ? null : (
    <p className="mt-2">
      It is {new Intl.ListFormat('en').format(aliases)}: no version of the model will be.
    </p>
  );

type VersionAction = 'download' | 'notebook' | 'edit' | 'deregister';
type VersionSubject = { model: Model; version: ModelVersion };

/** Every action on a version of a model; `notebook` is permitted as `download` is. */
export const versionActions: EntityActions<VersionAction, VersionSubject> = {
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
          <p className="mt-2">Its checkpoint stays with its experiment. This cannot be undone.</p>
        </>
      ),
      submit: 'Delete Version',
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

const versionMenu: readonly VersionAction[] = ['download', 'notebook', 'edit', 'deregister'];

/** The menu items of a version; its model is the one of its page. */
export const versionItems = (
  modelVersion: ActionableModelVersion,
  viewer: Viewer,
): OfferedItem<VersionAction>[] =>
  offeredItems(menuItemsOf(versionActions, versionMenu), (id) =>
    actionFor({ modelVersion }, id === 'notebook' ? 'download' : id, viewer),
  );
