import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import type { ChartForNote } from '@trainyard/ui/charts/chart-notes';
import { SelectField } from '@trainyard/ui/form/fields';
import { FormDialog } from '@trainyard/ui/form/form-dialog';
import { useSchemaForm } from '@trainyard/ui/form/use-schema-form';
import { showToast } from '@trainyard/ui/lib/toast-store';
import { experimentQueries } from '~/data/experiments/experiments';
import { projectQueries } from '~/data/projects';
import { searchOfNote } from '~/lib/note-search';
import { z } from '~/lib/zod';
import { untitled } from './change-note';
import { useAddNote, useChangeNote } from './mutations';

/** A page with charts, by its link. */
export type ChartPage = {
  address: string;
  /** whose curves its charts show; empty for other charts */
  experimentIds: readonly number[];
  projectId?: number;
};

type Props = { chart: ChartForNote; page: ChartPage; onClose: () => void };

const newNote = -1;
const schema = z.object({ position: z.number() });

/**
 * The text to add: a live chart for metrics of runs, otherwise a link to the page with the chart.
 */
export function chartText(
  { title, isOfMetric }: ChartForNote,
  { address, experimentIds }: ChartPage,
): string {
  if (!isOfMetric || experimentIds.length === 0)
    return `[${title.replaceAll(/[[\]]/g, '')}](${address})`;
  const metric = new URLSearchParams({ metric: title });
  const [one] = experimentIds;
  const ids = experimentIds.map((id) => `id=${id}`).join('&');
  const link =
    experimentIds.length === 1
      ? `/experiments/${one}/overview?${metric}`
      : `/experiment-compare?${ids}&${metric}`;
  return `\`\`\`chart\n${link}\n\`\`\``;
}

/** Adds a chart at the end of a note of the project, or of a new one. */
export default function AddToNoteDialog({ chart, page, onClose }: Props) {
  const navigate = useNavigate();
  const [experimentId = 0] = page.experimentIds;
  const { data: detail } = useQuery({
    ...experimentQueries.detail(experimentId),
    enabled: experimentId > 0,
  });
  const projectId = page.projectId ?? detail?.experiment.projectId ?? 0;
  const { data: project } = useQuery({
    ...projectQueries.detail(projectId),
    enabled: projectId > 0,
  });
  const notes = project?.notes ?? [];
  const add = useAddNote(projectId);
  const change = useChangeNote(projectId);
  const form = useSchemaForm(schema, { position: newNote });
  const blocked = !project
    ? 'The notes are loading.'
    : project.immutable
      ? 'Uncategorized experiments have no notes of a project.'
      : undefined;

  async function save({ position }: z.output<typeof schema>) {
    const all = position === newNote ? await add.mutateAsync() : notes;
    const at = position === newNote ? all.length - 1 : position;
    const base = all[at]?.contents ?? '';
    const contents = [base, chartText(chart, page)].filter(Boolean).join('\n\n');
    const saved = await change.mutateAsync({
      page: at,
      base: { contents: base },
      to: { contents },
    });
    showToast({
      kind: 'success',
      title: `Added to ${saved[at]?.name || untitled}`,
      link: {
        label: 'Open the note',
        run: () =>
          void navigate({
            to: '/projects/$projectId/notes',
            params: { projectId: String(projectId) },
            search: searchOfNote(saved, at),
          }),
      },
    });
  }

  return (
    <FormDialog
      title="Add to a note"
      submitLabel="Add"
      size="small"
      failure="Unable to update notes."
      form={form}
      isDirty={false}
      blocked={blocked}
      onClose={onClose}
      onSubmit={save}
    >
      <SelectField
        label={project ? `Note of ${project.name}` : 'Note'}
        options={[
          { value: newNote, label: 'New note' },
          ...notes.map(({ name }, value) => ({ value, label: name || untitled })),
        ]}
        control={form.control}
        name="position"
      />
    </FormDialog>
  );
}
