import { useQuery } from '@tanstack/react-query';
import { composedQuery } from '@trainyard/sdk/query';
import { Button } from '@trainyard/ui/base/button';
import { Dialog, DialogContent } from '@trainyard/ui/base/dialog';
import { FailedState } from '@trainyard/ui/base/empty-state';
import { SegmentedControl } from '@trainyard/ui/base/segmented-control';
import { Spinner } from '@trainyard/ui/base/spinner';
import { copyText } from '@trainyard/ui/lib/copy-text';
import { ScrollRegion } from '@trainyard/ui/page/section';
import { useState } from 'react';
import { client } from '~/app/api';
import { messageOf } from '~/app/errors/report-error';
import { type CopyLanguage, languages, tokenVariable } from './copy-texts';
import { type MakeCall, recordCall } from './record-call';

const segments: { value: CopyLanguage; label: string }[] = [
  { value: 'curl', label: 'curl' },
  { value: 'typescript', label: 'TypeScript' },
  { value: 'python', label: 'Python' },
  { value: 'trainyard', label: 'trainyard' },
];

type Props = { makeCall: MakeCall; command?: string | undefined; onClose: () => void };

/** Shows the call of a view in four languages; the token is read from a variable. */
export default function CopyAsDialog({ makeCall, command, onClose }: Props) {
  const [language, setLanguage] = useState<CopyLanguage>('curl');
  // records the call once, when the dialog opens
  const { data: called, error } = useQuery({
    ...composedQuery(client, 'recordedCall', {}, () => recordCall(makeCall)),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    retry: false,
    meta: { isSilent: true },
  });
  const text = called && languages[language]({ ...called, command });
  return (
    <Dialog open onOpenChange={(isOpen) => isOpen || onClose()}>
      <DialogContent
        title="Copy view as"
        footer={
          <>
            <Button size="form" onClick={onClose}>
              Close
            </Button>
            <Button
              variant="primary"
              size="form"
              disabled={text === undefined}
              onClick={() => text && void copyText(text)}
            >
              Copy
            </Button>
          </>
        }
      >
        <div className="pt-1 pb-3">
          <SegmentedControl
            label="Language"
            value={language}
            segments={segments}
            onChange={setLanguage}
          />
        </div>
        {error ? (
          <FailedState
            title="Unable to list the requests of this view."
            message={messageOf(error)}
          />
        ) : null}
        {!called && !error ? <Spinner label="Loading" className="m-6 size-5" /> : null}
        {text === undefined ? null : (
          <>
            <ScrollRegion
              label="Code"
              className="max-h-96 overflow-auto rounded-md border bg-sunken p-3"
            >
              <pre className="font-mono text-sm">
                <code>{text}</code>
              </pre>
            </ScrollRegion>
            <p className="mt-2 text-sm text-faint">
              The code reads the token from the variable {tokenVariable}, as{' '}
              <code className="font-mono">trainyard</code> does;{' '}
              <code className="font-mono">trainyard dev auth-token</code> prints yours.
            </p>
          </>
        )}
      </DialogContent>
    </Dialog>
  );
}
