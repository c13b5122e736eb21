import { useQuery } from '@tanstack/react-query';
import { stateLabel } from '@trainyard/sdk/model';
import type { Experiment } from '@trainyard/sdk/types';
import { toneClass } from '@trainyard/ui/base/badge';
import { FramedList, toggled } from '@trainyard/ui/form/choice-field';
import type { Choice } from '@trainyard/ui/form/choice-list';
import { type BoundField, type FieldOf, LabeledField } from '@trainyard/ui/form/fields';
import { useDebounced } from '@trainyard/ui/hooks/use-debounced';
import { type ReactNode, useState } from 'react';
import type { FieldValues } from 'react-hook-form';
import { StateIcon, stateStyle } from '~/components/entity/state-badge';
import { experimentQueries } from '~/data/experiments/experiments';
import { nothingFound } from './nothing-found';

function choiceOf({ id, name, state }: Experiment): Choice<number> {
  const { shape, tone } = stateStyle(state);
  return {
    value: id,
    label: name || `Experiment ${id}`,
    icon: <StateIcon shape={shape} className={toneClass(tone)} />,
    note: `#${id} · ${stateLabel(state)}`,
  };
}

type SearchProps = {
  label: string;
  hint?: ReactNode;
  /** searches in one project */
  projectId?: number | undefined;
  autoFocus?: boolean;
};

/** The experiments that a search finds by name or id, after those that are chosen. */
function useChoices(chosen: readonly number[], projectId: number | undefined) {
  const [text, setText] = useState('');
  const [typed, search] = useDebounced(text, setText);
  const query = useQuery(experimentQueries.find(text.trim(), projectId));
  const { data: matches = [] } = query;
  const { data: selectedExperiments = [] } = useQuery({
    ...experimentQueries.named(chosen),
    enabled: chosen.length > 0,
  });
  const first = selectedExperiments.filter(({ id }) => chosen.includes(id));
  const rest = matches.filter(({ id }) => !first.some((each) => each.id === id));
  return {
    choices: [...first, ...rest].map(choiceOf),
    onSearch: search,
    isLate: typed !== text || query.isPending || query.isPlaceholderData,
    nothingFound: nothingFound(query, 'experiments', 'No experiment matches'),
  };
}

/** Any number of experiments, found by name or id: no id has to be known. */
export const ExperimentsField = <Values extends FieldValues, Output>({
  control,
  name,
  label,
  hint,
  ...rest
}: SearchProps & FieldOf<Values, readonly number[], Output>) => (
  <LabeledField
    control={control}
    name={name}
    label={label}
    hint={hint}
    note={(value: readonly number[]) => (value.length === 0 ? '' : `${value.length} chosen`)}
  >
    {(field: BoundField<readonly number[]>) => <Many {...field} {...rest} label={label} />}
  </LabeledField>
);

function Many({
  value,
  onChange,
  projectId,
  ...rest
}: BoundField<readonly number[]> & SearchProps) {
  const choices = useChoices(value, projectId);
  return (
    <FramedList
      {...rest}
      {...choices}
      isMany
      isChosen={(id) => value.includes(id)}
      onChoose={(id) => onChange(toggled(value, id))}
    />
  );
}

type OneProps = SearchProps & {
  /** called after a choice */
  onChosen?: () => void;
};

/** One experiment, found in the same way. */
export const ExperimentField = <Values extends FieldValues, Output>({
  control,
  name,
  label,
  hint,
  ...rest
}: OneProps & FieldOf<Values, number | null, Output>) => (
  <LabeledField control={control} name={name} label={label} hint={hint}>
    {(field: BoundField<number | null>) => <One {...field} {...rest} label={label} />}
  </LabeledField>
);

function One({
  value,
  onChange,
  onChosen,
  projectId,
  ...rest
}: BoundField<number | null> & OneProps) {
  const choices = useChoices(value === null ? [] : [value], projectId);
  return (
    <FramedList
      {...rest}
      {...choices}
      isChosen={(id) => id === value}
      onChoose={(id) => {
        onChange(id);
        onChosen?.();
      }}
    />
  );
}
