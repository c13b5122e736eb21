import { Button } from '@trainyard/ui/base/button';
import { Dialog, DialogContent } from '@trainyard/ui/base/dialog';
import { copyText } from '@trainyard/ui/lib/copy-text';
import { useEffect, useState } from 'react';
import { useViewer } from '~/data/viewer';
import { newToken } from './new-token';

/** Shows the token that was just made, once. */
export default function NewTokenDialog({ onClose }: { onClose: () => void }) {
  const viewer = useViewer();
  const token = newToken.use();
  const isShown = token?.makerId === viewer.user.id;
  const [isCopied, setIsCopied] = useState(false);
  const [isAsked, setIsAsked] = useState(false);
  const end = () => {
    newToken.set(null);
    onClose();
  };
  const close = () => (isCopied ? end() : setIsAsked(true));
  useEffect(() => {
    if (isShown) return;
    newToken.set(null);
    onClose();
  }, [isShown, onClose]);
  if (!token || !isShown) return null;
  return (
    <Dialog open onOpenChange={(isOpen) => isOpen || close()}>
      <DialogContent
        title="Your new token"
        isKept
        footer={
          <span className="ml-auto flex gap-2">
            <Button
              size="form"
              variant="primary"
              onClick={() =>
                void copyText(token.text, 'Token copied').then((is) => is && setIsCopied(true))
              }
            >
              Copy
            </Button>
            <Button size="form" onClick={isAsked ? end : close}>
              {isAsked && !isCopied ? 'Close without a copy' : 'Close'}
            </Button>
          </span>
        }
      >
        <p className="text-muted">Copy it now: it is not shown again.</p>
        <code
          className="block pt-3.5 text-sm wrap-anywhere"
          // selected by hand
          onCopy={() => setIsCopied(true)}
        >
          {token.text}
        </code>
        {isAsked && !isCopied ? (
          <p role="alert" className="pt-3.5 text-warn">
            Nothing was copied yet, and this token cannot be shown again.
          </p>
        ) : null}
      </DialogContent>
    </Dialog>
  );
}
