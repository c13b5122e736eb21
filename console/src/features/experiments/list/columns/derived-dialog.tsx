import { showColumn } from '~/components/data-table/layout-acts';
import { TextField } from '~/components/form/fields';
import { FormDialog } from '~/components/form/form-dialog';
import { check, maxLength, required } from '~/components/form/rules';
import { useForm } from '~/components/form/use-form';
import { layoutOf, searchOf } from '../column-layout';
import type { SearchChange } from '../experiment-list-toolbar';
import type { ExperimentListSearch } from '../search';
import { derivedId, derivedOf, expressionRules } from './derived';
import { functionNames } from './expression';
import { withColumn } from './with-column';

type Props = {
  /** the column that is changed; empty for a new one */
  columnId: string;
  search: ExperimentListSearch;
  onSearchChange: SearchChange;
  onClose: () => void;
};

const nameRules = (name: string) =>
  check(name, required('Name'), maxLength('Name', 60)) ??
  (name.includes('=') ? 'Name cannot hold =' : undefined);

/** A column that is worked out of others, made or changed. */
export default function DerivedDialog({ columnId, search, onSearchChange, onClose }: Props) {
  const old = derivedOf(columnId);
  const form = useForm({
    initial: old ?? { name: '', expression: '' },
    validate: ({ name, expression }) => ({
      name: nameRules(name),
      expression: expressionRules(expression),
    }),
  });
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
            : searchOf(showColumn(layoutOf(search), to)),
        );
      }}
    >
      <TextField label="Name" field={form.field('name')} autoFocus />
      <TextField
        label="Expression"
        field={form.field('expression')}
        placeholder="validation.loss / hp.lr"
        hint={`+ - * / ( ), numbers, ${functionNames.join(', ')}; columns as hp.lr, validation.loss, training.loss.min, numTrials, duration (seconds); other names between backticks.`}
      />
      <p className="text-sm text-faint">
        It is worked out here: the master cannot filter by it, and sorting by it ranks the rows that
        are read for that.
      </p>
    </FormDialog>
  );
}
