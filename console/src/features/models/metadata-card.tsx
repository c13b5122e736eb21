import { Button } from '@trainyard/ui/base/button';
import { MetadataList } from '@trainyard/ui/page/fact-list';
import { SectionHeading } from '@trainyard/ui/page/section';
import { useDialog } from '~/app/actions/use-dialog';
import { metadataText } from './metadata-text';

type Props = {
  metadata: Record<string, unknown>;
  mayEdit: boolean;
  onSave: (metadata: Record<string, string>) => Promise<unknown>;
};

type EditedMetadata = Pick<Props, 'onSave'> & { text: string };

/** The metadata of a model or a version, with a button to edit it. */
export function MetadataCard({ metadata, mayEdit, onSave }: Props) {
  const { open, dialog } = useDialog<EditedMetadata>(() => import('./metadata-dialog'));
  const text = metadataText(metadata);
  const isEmpty = Object.keys(metadata).length === 0;
  if (isEmpty && !mayEdit) return null;
  return (
    <section aria-label="Metadata">
      <div className="flex items-baseline gap-2">
        <SectionHeading>Metadata</SectionHeading>
        {mayEdit && text !== null ? (
          <Button variant="quiet" onClick={() => open({ text, onSave })}>
            {isEmpty ? 'Add metadata...' : 'Edit metadata'}
          </Button>
        ) : null}
      </div>
      {isEmpty ? null : <MetadataList metadata={metadata} />}
      {dialog}
    </section>
  );
}
