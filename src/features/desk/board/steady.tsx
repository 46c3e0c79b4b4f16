import { Component, type ReactNode } from 'react';

interface Props {
  children: ReactNode;
}

interface Stood {
  field: Element;
  top: number;
}

/** What somebody types into, and where it stands in the window; null where that is scrolled away. */
function standing(): Stood | null {
  const field = document.activeElement;
  if (!field?.matches('input, select, textarea')) return null;
  const { top, bottom } = field.getBoundingClientRect();
  return bottom > 0 && top < innerHeight ? { field, top } : null;
}

/**
 * Leaves the field that somebody types into where it stands in the window when a job comes or goes before it: in two
 * columns the browser's own anchor is a card beside it, which may stay where it was. A class: only those are asked
 * before the page changes.
 */
export class Steady extends Component<Props> {
  override getSnapshotBeforeUpdate(): Stood | null {
    return standing();
  }
  override componentDidUpdate(_props: Props, _state: unknown, stood: Stood | null): void {
    const moved = stood?.field === document.activeElement ? stood.field.getBoundingClientRect().top - stood.top : 0;
    if (moved !== 0) scrollBy({ top: moved, behavior: 'instant' });
  }
  override render(): ReactNode {
    return this.props.children;
  }
}
