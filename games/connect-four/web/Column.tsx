/** A column as a button: the whole of it can be touched, and it says where the disc would fall. */
interface ColumnProps {
  column: string;
  label: string;
  /** Whether a disc can be played here now. */
  open: boolean;
  /** Whether the keyboard's cursor is here. */
  current: boolean;
  onChoose: () => void;
  onPoint: (on: boolean) => void;
  onFocus: () => void;
  onKey: (event: KeyboardEvent) => void;
}

export function Column({ column, label, open, current, onChoose, onPoint, onFocus, onKey }: ColumnProps) {
  return (
    <button
      type="button"
      class={`column ${open ? 'open' : ''}`}
      tabIndex={current ? 0 : -1}
      data-column={column}
      aria-label={label}
      aria-disabled={!open}
      onClick={onChoose}
      onFocus={onFocus}
      onKeyDown={onKey}
      onPointerEnter={(event) => onPoint(event.pointerType !== 'touch')}
      onPointerLeave={() => onPoint(false)}
    />
  );
}
