import type { Options, ValuesOf } from '../../core/command';

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

/** The same as the wire names it. */
export const sorting = (values: ValuesOf<typeof sortOptions>) =>
  ({
    sortBy: values['sort-by'] === 'name' ? 'SORT_BY_NAME' : 'SORT_BY_ID',
    orderBy: values['order-by'] === 'desc' ? 'ORDER_BY_DESC' : 'ORDER_BY_ASC',
  }) as const;
