import { stateOf } from '@trainyard/sdk/model';
import type { Model, ModelVersion } from '@trainyard/sdk/types';
import { computed, countField, field, numberField, timeField } from '../../core/output/columns';
import type { Cli } from '../../core/verb';
import { workspaceColumn } from '../workspace/find';

export const modelColumns = async (cli: Cli) => [
  numberField<Model>('id', 'ID'),
  field<Model>('name', 'Name'),
  field<Model>('description', 'Description'),
  countField<Model>('numVersions', 'Versions'),
  field<Model>('username', 'Owner'),
  timeField<Model>('creationTime', 'Created'),
  timeField<Model>('lastUpdatedTime', 'Updated'),
  await workspaceColumn<Model>(cli),
  field<Model>('archived', 'Archived'),
  field<Model>('labels', 'Labels', { show: ({ labels }) => labels.join(', '), isExtra: true }),
  field<Model>('metadata', 'Metadata', { isExtra: true }),
];

export const versionColumns = [
  numberField<ModelVersion>('version', 'Version'),
  field<ModelVersion>('name', 'Name'),
  computed<ModelVersion>('checkpoint.uuid', 'Checkpoint', ({ checkpoint }) => checkpoint.uuid),
  computed<ModelVersion>('checkpoint.state', 'State', ({ checkpoint }) => checkpoint.state, {
    show: ({ checkpoint }) => stateOf(checkpoint.state),
  }),
  field<ModelVersion>('username', 'By'),
  timeField<ModelVersion>('creationTime', 'Created'),
  field<ModelVersion>('comment', 'Comment'),
];

type Alias = { alias: string; version: number };

export const aliasColumns = [
  field<Alias>('alias', 'Alias'),
  numberField<Alias>('version', 'Version'),
];
