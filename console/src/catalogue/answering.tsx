import { QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, useEffect, useState } from 'react';
import { createQueryClient } from '~/app/query-client';
import { type Answers, answerInstead } from './stand-in-network';

type Props = {
  /** the same ones with each render */
  answers: Answers;
  children: ReactNode;
};

/** Components inside get these answers, in a cache of their own. */
export function Answering({ answers, children }: Props) {
  const [queryClient] = useState(createQueryClient);
  const [isReady, setReady] = useState(false);
  useEffect(() => {
    const end = answerInstead(answers);
    setReady(true);
    return end;
  }, [answers]);
  if (!isReady) return null;
  return <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>;
}
