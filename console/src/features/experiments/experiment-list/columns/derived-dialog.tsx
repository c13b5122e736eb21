import { functionNames } from '@trainyard/insights/expression/expression';
import { TextField } from '@trainyard/ui/form/fields';
import { FormDialog } from '@trainyard/ui/form/form-dialog';
import { useSchemaForm } from '@trainyard/ui/form/use-schema-form';
import {
  type ColumnLayout,
  setVisible,
  toColumnState,
  toLayout,
} from '@trainyard/ui/table/columns/column-state';
import type { ExperimentListSearch } from '~/features/experiments/base/list-search';
import type { SearchChange } from '~/features/experiments/experiment-list/list-source';
import { checkedBy, requiredText } from '~/lib/form-schema';
import { z } from '~/lib/zod';
import { searchOf } from './column-layout';
import { derivedId, derivedOf } from './derived';
import { expressionRules } from './derived-expression';
import { withColumn } from './with-column';

type Props = {
  /** the column that is changed; empty for a new one */
  columnId: string;
  search: ExperimentListSearch;
  /** of the visible columns */
  layout: ColumnLayout;
  onSearchChange: SearchChange;
  onClose: () => void;
};

const schema = z.object({
  name: requiredText('Name', { max: 60 }).check(z.regex(/^[^=]*$/, 'Name cannot contain =')),
  expression: z.string().check(checkedBy(expressionRules)),
});

/** A column that is computed from others, made or changed. */
export default function DerivedDialog({
  columnId,
  search,
  layout,
  onSearchChange,
  onClose,
}: Props) {
  const old = derivedOf(columnId);
  const form = useSchemaForm(schema, old ?? { name: '', expression: '' }, `columns/${columnId}`);
  return (
    <FormDialog
      title={old ? 'Edit derived column' : 'Add derived column'}
      submitLabel={old ? 'Save column' : 'Add column'}
      size="small"
      form={form}
      onClose={onClose}
      onSubmit={async (values) => {
        const to = derivedId(values);
        onSearchChange(
          old
            ? withColumn(search, { from: columnId, to })
            : searchOf(toLayout(setVisible(toColumnState(layout, []), [to], true))),
        );
      }}
    >
      <TextField label="Name" control={form.control} name="name" autoFocus />
      <TextField
        label="Expression"
        control={form.control}
        name="expression"
        placeholder="validation.loss / hp.lr"
        hint={`+ - * / ( ), numbers, ${functionNames.join(', ')}; columns as hp.lr, validation.loss, training.loss.min, numTrials, duration (seconds); other names between backticks.`}
      />
      <p className="text-sm text-faint">
        It is computed here: the master cannot filter by it, and sorting by it ranks the rows that
        are read for that.
      </p>
    </FormDialog>
  );
}
