import { lazy, Suspense, useState } from 'react';
// before the dialog is there: it has to know where the focus was
import '~/lib/last-focus';
import { MetadataList } from '~/components/page/metadata-list';
import { SectionHeading } from '~/components/page/section-heading';
import { Button } from '~/components/ui/button';
import { metadataText } from './metadata-text';

const MetadataDialog = lazy(() => import('./metadata-dialog'));

type Props = {
  metadata: Record<string, unknown>;
  mayEdit: boolean;
  onSave: (metadata: Record<string, string>) => Promise<unknown>;
};

/** What was written down about a model or a version, and how to change it. */
export function MetadataCard({ metadata, mayEdit, onSave }: Props) {
  const [isOpen, setIsOpen] = useState(false);
  const text = metadataText(metadata);
  const isEmpty = Object.keys(metadata).length === 0;
  if (isEmpty && !mayEdit) return null;
  return (
    <section aria-label="Metadata">
      <div className="flex items-baseline gap-2">
        <SectionHeading>Metadata</SectionHeading>
        {mayEdit && text !== null ? (
          <Button variant="quiet" onClick={() => setIsOpen(true)}>
            {isEmpty ? 'Add metadata...' : 'Edit metadata'}
          </Button>
        ) : null}
      </div>
      {isEmpty ? null : <MetadataList metadata={metadata} />}
      {isOpen && text !== null ? (
        <Suspense>
          <MetadataDialog text={text} onSave={onSave} onClose={() => setIsOpen(false)} />
        </Suspense>
      ) : null}
    </section>
  );
}
