import { type CSSProperties, type KeyboardEvent, type ReactNode, useRef } from 'react';

interface Props {
  readonly label: string;
  readonly className: string;
  readonly count: number;
  readonly children: ReactNode;
}

const STEPS: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowLeft: -1, ArrowDown: 1, ArrowUp: -1 };

/**
 * A labelled list of cards with one stop for Tab and arrow keys inside. The stop is kept on the elements themselves, since
 * cards come and go with every view.
 */
export function Zone({ label, className, count, children }: Props) {
  const ref = useRef<HTMLUListElement>(null);
  const onKeyDown = (event: KeyboardEvent) => {
    const buttons = [...(ref.current?.querySelectorAll<HTMLElement>('[data-roving]') ?? [])];
    const { activeElement } = document;
    const at = activeElement instanceof HTMLElement ? buttons.indexOf(activeElement) : -1;
    if (at === -1) return;
    const step = STEPS[event.key];
    const to =
      event.key === 'Home' ? 0 : event.key === 'End' ? buttons.length - 1 : step === undefined ? -1 : at + step;
    const next = buttons[to];
    if (next === undefined) return;
    event.preventDefault();
    next.focus();
  };
  const style: CSSProperties & Record<'--n', number> = { '--n': Math.max(1, count) };
  return (
    <ul ref={ref} className={className} aria-label={label} style={style} onKeyDown={onKeyDown} onFocus={keepStop}>
      {children}
    </ul>
  );
}

/** The card that has the focus is where Tab comes back to. */
function keepStop({
  currentTarget,
  target,
}: {
  readonly currentTarget: HTMLElement;
  readonly target: EventTarget;
}): void {
  for (const each of currentTarget.querySelectorAll<HTMLElement>('[data-roving]')) {
    each.tabIndex = each === target ? 0 : -1;
  }
}
