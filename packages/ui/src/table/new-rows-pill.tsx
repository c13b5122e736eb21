type Props = { message: string | undefined; onShow: () => void };

/** Rows that hold still say here that there are newer ones. */
export const NewRowsPill = ({ message, onShow }: Props) => (
  <div
    aria-live="polite"
    className="pointer-events-none absolute inset-x-0 top-10 z-30 flex justify-center"
  >
    {message === undefined ? null : (
      <button
        type="button"
        onClick={onShow}
        className="pointer-events-auto h-7 animate-enter rounded-full bg-ink px-3.5 font-medium text-on-ink shadow-float"
      >
        {message}
      </button>
    )}
  </div>
);
