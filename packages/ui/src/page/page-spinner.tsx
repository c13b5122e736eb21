import { Spinner } from '../base/spinner';

export const PageSpinner = () => (
  <main className="grid h-full place-items-center">
    <Spinner label="Loading" className="size-5 text-faint" />
  </main>
);
