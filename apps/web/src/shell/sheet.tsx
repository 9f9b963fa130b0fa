import { type ReactNode, useEffect, useId, useRef } from 'react';
import { Sym } from '../draw/symbol.tsx';
import { useText } from '../i18n/language.tsx';

interface Props {
  readonly title: string;
  readonly onClose: () => void;
  readonly children: ReactNode;
  readonly className?: string;
}

/** A modal sheet on the browser's own dialog: it traps the focus, gives it back, and closes with Escape. */
export function Sheet({ title, onClose, children, className = '' }: Props) {
  const t = useText();
  const ref = useRef<HTMLDialogElement>(null);
  const id = useId();
  useEffect(() => {
    const dialog = ref.current;
    if (dialog !== null && !dialog.open) dialog.showModal();
  }, []);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: a click on the backdrop is an extra; Escape and the button close it too
    <dialog
      ref={ref}
      className={`sheet ${className}`}
      aria-labelledby={id}
      onClose={onClose}
      onClick={(event) => {
        if (event.target === ref.current) ref.current?.close();
      }}
    >
      <header className="sheet-head">
        <h2 className="heading" id={id}>
          {title}
        </h2>
        <button type="button" className="btn" onClick={() => ref.current?.close()} aria-label={t('close')}>
          <Sym name="close" />
        </button>
      </header>
      <div className="sheet-body">{children}</div>
    </dialog>
  );
}
