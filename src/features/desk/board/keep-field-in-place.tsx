import { Component, type ReactNode } from 'react';

interface Props {
  children: ReactNode;
}

interface Stood {
  field: Element;
  top: number;
}

/** The field in use and its position in the window; null if it is scrolled out of view. */
function standing(): Stood | null {
  const field = document.activeElement;
  if (!field?.matches('input, select, textarea')) return null;
  const { top, bottom } = field.getBoundingClientRect();
  return bottom > 0 && top < innerHeight ? { field, top } : null;
}

/**
 * Keeps the field in use at its place in the window when a job appears or disappears before it: in two columns, the
 * browser's own scroll anchor may be a card in the other column. A class component, because only those can read the
 * layout before an update.
 */
export class KeepFieldInPlace extends Component<Props> {
  override getSnapshotBeforeUpdate(): Stood | null {
    return standing();
  }
  override componentDidUpdate(_props: Props, _state: unknown, stood: Stood | null): void {
    const moved = stood?.field === document.activeElement ? stood.field.getBoundingClientRect().top - stood.top : 0;
    if (moved !== 0) scrollBy(0, moved);
  }
  override render(): ReactNode {
    return this.props.children;
  }
}
