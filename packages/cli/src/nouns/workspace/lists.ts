import type { Project, Workspace } from '@trainyard/sdk/types';
import type { Options, ValuesOf } from '../../core/command';
import { countField, field, numberField, timeField } from '../../core/output/columns';
import { workspaceStates } from '../../core/output/state-names';

/** How det sorts lists of workspaces and projects. */
export const sortOptions = {
  'sort-by': {
    type: 'string',
    value: 'FIELD',
    choices: ['id', 'name'],
    default: 'id',
    help: 'id or name',
  },
  'order-by': {
    type: 'string',
    value: 'ORDER',
    choices: ['asc', 'desc'],
    default: 'asc',
    help: 'asc or desc',
  },
} as const satisfies Options;

/** The same in the wire's form. */
export const sorting = (values: ValuesOf<typeof sortOptions>) =>
  ({
    sortBy: values['sort-by'] === 'name' ? 'SORT_BY_NAME' : 'SORT_BY_ID',
    orderBy: values['order-by'] === 'desc' ? 'ORDER_BY_DESC' : 'ORDER_BY_ASC',
  }) as const;

/** The state of a workspace or a project: `WORKSPACE_STATE_DELETING` for machines. */
export const workspaceStateField = <Row extends Pick<Workspace, 'state'>>() =>
  field<Row>('state', 'State', {
    states: workspaceStates,
    show: ({ state }) => state.replace('WORKSPACE_STATE_', ''),
    isExtra: true,
  });

export const projectColumns = [
  numberField<Project>('id', 'ID'),
  field<Project>('name', 'Name'),
  field<Project>('description', 'Description'),
  countField<Project>('numExperiments', 'Experiments'),
  countField<Project>('numActiveExperiments', 'Active'),
  field<Project>('username', 'Owner'),
  field<Project>('archived', 'Archived'),
  timeField<Project>('lastExperimentStartedAt', 'Last started', { isExtra: true }),
  field<Project>('workspaceName', 'Workspace', { isExtra: true }),
  workspaceStateField<Project>(),
  field<Project>('errorMessage', 'Error', { isExtra: true }),
];
