import type { Project } from '@trainyard/sdk/types';
import { field, numberField, timeField } from '../../core/output/columns';

export const projectColumns = [
  numberField<Project>('id', 'ID'),
  field<Project>('name', 'Name'),
  field<Project>('description', 'Description'),
  numberField<Project>('numExperiments', 'Experiments'),
  numberField<Project>('numActiveExperiments', 'Active'),
  field<Project>('username', 'Owner'),
  field<Project>('archived', 'Archived'),
  { ...timeField<Project>('lastExperimentStartedAt', 'Last started'), isExtra: true as const },
  { ...field<Project>('workspaceName', 'Workspace'), isExtra: true as const },
  { ...field<Project>('state', 'State'), isExtra: true as const },
  { ...field<Project>('errorMessage', 'Error'), isExtra: true as const },
];
