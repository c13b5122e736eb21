import { Button } from '@trainyard/ui/base/button';
import { Select } from '@trainyard/ui/base/select';
import { keyOf } from '@trainyard/ui/lib/keys';
import { GripVertical, X } from 'lucide-react';
import type { KeyboardEvent } from 'react';
import { operatorsOf } from '~/features/experiments/base/filter/filter-set';
import { columnNamed } from '~/features/experiments/base/filter/vocabulary';
import { PickOne } from '~/features/experiments/base/pick-one';
import { titleOf } from '~/features/experiments/experiment-list/columns/dynamic-columns';
import { operatorLabel } from './filter-columns';
import {
  changed,
  columnOf,
  type DraftField,
  stepped,
  withColumn,
  withOperator,
} from './filter-draft';
import { FilterValue } from './filter-value';
import type { FormParts } from './use-filter-form';

type Props = FormParts & { field: DraftField };

/** One condition: a column, an operator and a value. */
export function FilterCondition({ field, form, columns, note, projectId }: Props) {
  const { id } = field;
  const focus = form.focus?.id === id ? form.focus.part : undefined;
  const change = (next: (field: DraftField) => DraftField) =>
    form.write(changed(form.root, id, (node) => (node.kind === 'field' ? next(node) : node)));

  function chooseColumn(name: string) {
    const column = columns.find((each) => each.column.column === name)?.column ?? columnNamed(name);
    if (column) change((now) => withColumn(now, column));
  }

  return (
    <>
      <PickOne
        label="Column"
        value={field.columnName}
        options={columns.map(({ column, title, group }) => ({
          value: column.column,
          label: title,
          note: group,
        }))}
        nameOf={titleOf}
        nothingFound={note ?? 'This column does not exist'}
        onChange={chooseColumn}
        autoFocus={focus === 'column'}
        className="w-44! phone:basis-36"
      />
      <Select
        label="Operator"
        value={field.operator}
        options={operatorsOf(columnOf(field)).map((value) => ({
          value,
          label: operatorLabel(value, field),
        }))}
        onChange={(operator) => change((now) => withOperator(now, operator))}
        className="w-36 font-normal!"
      />
      <FilterValue
        // another kind of value is another field
        key={`${field.columnName} ${field.operator}`}
        field={field}
        projectId={projectId}
        autoFocus={focus === 'value'}
        onChange={(value) => change((now) => ({ ...now, value }))}
        onEnter={(value) => form.addAfter(id, value)}
      />
    </>
  );
}

type HandleProps = { form: FormParts['form']; id: string; label: string; onDrag: () => void };

/** The controls that remove a node, or move it by dragging or by the arrow keys. */
export function NodeHandles({ form, id, label, onDrag }: HandleProps) {
  function onKeyDown(event: KeyboardEvent) {
    const by = new Map<string, -1 | 1>([
      ['ArrowUp', -1],
      ['ArrowDown', 1],
    ]).get(keyOf(event));
    if (by === undefined) return;
    event.preventDefault();
    form.write(stepped(form.root, id, by));
  }
  return (
    <span className="flex">
      <Button
        variant="quiet"
        size="icon"
        aria-label={`Remove ${label}`}
        title="Remove"
        onClick={() => form.remove(id)}
      >
        <X aria-hidden className="size-3.5" />
      </Button>
      <Button
        variant="quiet"
        size="icon"
        draggable
        aria-label={`Move ${label}`}
        title="Drag, or use the arrow keys"
        className="cursor-grab! phone:hidden"
        onKeyDown={onKeyDown}
        onDragStart={(event) => {
          // without data some browsers do not drag
          event.dataTransfer?.setData('text/plain', id);
          onDrag();
        }}
      >
        <GripVertical aria-hidden className="size-3.5" />
      </Button>
    </span>
  );
}
