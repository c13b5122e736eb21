import { stateOf } from '@trainyard/sdk/model';
import type { Model, ModelVersion } from '@trainyard/sdk/types';
import { computed, field, numberField, timeField } from '../../core/output/columns';

const extra = { isExtra: true as const };

export const modelColumns = [
  numberField<Model>('id', 'ID'),
  field<Model>('name', 'Name'),
  field<Model>('description', 'Description'),
  numberField<Model>('numVersions', 'Versions'),
  field<Model>('username', 'Owner'),
  timeField<Model>('creationTime', 'Created'),
  timeField<Model>('lastUpdatedTime', 'Updated'),
  numberField<Model>('workspaceId', 'Workspace'),
  field<Model>('archived', 'Archived'),
  {
    ...computed<Model>({
      key: 'labels',
      header: 'Labels',
      value: ({ labels }) => labels,
      show: ({ labels }) => labels.join(', '),
    }),
    ...extra,
  },
  { ...field<Model>('metadata', 'Metadata'), ...extra },
];

export const versionColumns = [
  numberField<ModelVersion>('version', 'Version'),
  field<ModelVersion>('name', 'Name'),
  computed<ModelVersion>({
    key: 'checkpoint.uuid',
    header: 'Checkpoint',
    value: ({ checkpoint }) => checkpoint.uuid,
  }),
  computed<ModelVersion>({
    key: 'checkpoint.state',
    header: 'State',
    value: ({ checkpoint }) => checkpoint.state,
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
